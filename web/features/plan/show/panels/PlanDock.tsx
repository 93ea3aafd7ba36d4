import { type ReactNode, Suspense } from 'react'
import { Dock } from '../../../../ui/layout/Dock.tsx'
import { Spinner } from '../../../../ui/layout/Spinner.tsx'
import { useWideWindow } from '../../../../ui/layout/use-wide-window.ts'
import { Drawer } from '../../../../ui/overlay/Drawer.tsx'
import type { Docked, OpenDock } from './plan-dock.ts'

/** The open panel next to the plan: a column, or a drawer in a narrow window. */
export function PlanDock({
  docked: { title, width, content, opener },
  isOpen,
  close,
}: OpenDock & { docked: Docked }): ReactNode {
  const isWide = useWideWindow()
  const body = <Suspense fallback={<Spinner />}>{content}</Suspense>
  if (!isWide)
    return (
      <Drawer open={isOpen} onClose={close} title={title} width={width}>
        {body}
      </Drawer>
    )
  return (
    isOpen && (
      <Dock key={title} title={title} onClose={close} opener={opener}>
        {body}
      </Dock>
    )
  )
}
