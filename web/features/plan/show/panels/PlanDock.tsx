import { type ReactNode, Suspense } from 'react'
import { Dock } from '../../../../ui/Dock.tsx'
import { Drawer } from '../../../../ui/Drawer.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { useWideWindow } from '../../../../ui/use-wide-window.ts'
import type { Docked, OpenDock } from './plan-dock.ts'

/** What was opened beside the plan: a column of its own, or a drawer in a narrow window. */
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
