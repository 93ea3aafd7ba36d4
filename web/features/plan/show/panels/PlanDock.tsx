import { type ReactNode, Suspense } from 'react'
import { useDockFits } from '../../../../ui/layout/CockpitPage.tsx'
import { Dock } from '../../../../ui/layout/Dock.tsx'
import { Spinner } from '../../../../ui/layout/Spinner.tsx'
import { Drawer } from '../../../../ui/overlay/Drawer.tsx'
import type { Docked, OpenDock } from './plan-dock.ts'

/** The open panel next to the plan: a column, or a drawer where it does not fit. */
export function PlanDock({
  docked: { title, width, content, opener },
  isOpen,
  close,
}: OpenDock & { docked: Docked }): ReactNode {
  const fits = useDockFits()
  const body = <Suspense fallback={<Spinner />}>{content}</Suspense>
  if (!fits)
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
