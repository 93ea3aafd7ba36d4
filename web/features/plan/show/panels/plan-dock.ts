import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { PlanPanel } from './plan-panel.ts'

export interface Docked extends Pick<PlanPanel, 'title' | 'width'> {
  readonly content: ReactNode
  /** Gets the focus back. Undefined if the player did not open it: then it does not take the focus either. */
  readonly opener: RefObject<HTMLElement | null> | undefined
}

/** A player who closed the dock in this visit is not shown one again without asking. */
let wasClosed = false

/** One panel at a time: another replaces it. */
export function usePlanDock() {
  const [docked, setDocked] = useState<Docked>()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((next: Docked) => {
    setDocked(next)
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    wasClosed = true
    setOpen(false)
  }, [])
  return { docked, isOpen, open, close }
}
export type OpenDock = ReturnType<typeof usePlanDock>

export const OpenDockContext = createContext<OpenDock['open'] | null>(null)

export function useOpenDock(): OpenDock['open'] {
  const open = use(OpenDockContext)
  if (!open) throw new Error('useOpenDock needs a PlanWorkspace above it')
  return open
}

/** The width from which four columns are comfortable, as in tokens.css. */
const HAS_FREE_COLUMN = '(min-width: 2560px)'

/** On a very wide screen a plan opens with a dock. */
export function useDockInFreeColumn(open: OpenDock['open'], opened: () => Omit<Docked, 'opener'>) {
  const fill = useEffectEvent(() => open({ ...opened(), opener: undefined }))
  useEffect(() => {
    if (!wasClosed && matchMedia(HAS_FREE_COLUMN).matches) fill()
  }, [])
}
