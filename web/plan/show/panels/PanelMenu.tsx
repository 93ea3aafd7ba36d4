import { memo, Suspense, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { PlanPanel } from './plan-panel.ts'

/** A menu whose entries open beside the plan, which stays as it is. */
export const PanelMenu = memo(function PanelMenu({
  label,
  panels,
}: {
  label: string
  panels: readonly PlanPanel[]
}) {
  const [shown, setShown] = useState<PlanPanel>()
  const [isOpen, setOpen] = useState(false)
  if (panels.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <Button size="small" variant="ghost">
            {label}
            <ChevronDownIcon size={12} />
          </Button>
        }
        entries={panels.map((panel) => ({
          label: panel.title,
          icon: panel.icon,
          onSelect() {
            setShown(panel)
            setOpen(true)
          },
        }))}
      />
      {shown && (
        <Drawer open={isOpen} onOpenChange={setOpen} title={shown.title} width={shown.width}>
          <Suspense fallback={<Spinner />}>
            <shown.Panel />
          </Suspense>
        </Drawer>
      )}
    </>
  )
})
