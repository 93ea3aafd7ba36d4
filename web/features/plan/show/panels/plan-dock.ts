import { createContext, type ReactNode, type RefObject, use, useCallback, useState } from 'react'
import type { PlanPanel } from './plan-panel.ts'

export interface Docked extends Pick<PlanPanel, 'title' | 'width'> {
  readonly content: ReactNode
  readonly opener: RefObject<HTMLElement | null>
}

/** One panel at a time: another replaces it. */
export function usePlanDock() {
  const [docked, setDocked] = useState<Docked>()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((next: Docked) => {
    setDocked(next)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return { docked, isOpen, open, close }
}
export type OpenDock = ReturnType<typeof usePlanDock>

export const OpenDockContext = createContext<OpenDock['open'] | null>(null)

export function useOpenDock(): OpenDock['open'] {
  const open = use(OpenDockContext)
  if (!open) throw new Error('useOpenDock needs a PlanWorkspace above it')
  return open
}
