import { memo, useRef } from 'react'
import { Button } from '../../../../ui/field/Button.tsx'
import { ChevronDownIcon } from '../../../../ui/icons/arrows.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { useOpenDock } from './plan-dock.ts'
import type { PlanPanel } from './plan-panel.ts'

export const PanelMenu = memo(function PanelMenu({
  label,
  panels,
}: {
  label: string
  panels: readonly PlanPanel[]
}) {
  const openDock = useOpenDock()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Menu
      trigger={
        <Button ref={opener} size="small" variant="ghost">
          {label}
          <ChevronDownIcon size={12} />
        </Button>
      }
      entries={panels.map(({ id, title, width, Panel }) => ({
        label: title,
        onSelect: () => openDock({ title, width, content: <Panel key={id} />, opener }),
      }))}
    />
  )
})
