import { Button } from '../../../../ui/field/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/actions.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'

export function AddMenu({
  label,
  choices,
}: {
  label: string
  choices: readonly { label: string; onSelect: () => void }[]
}) {
  if (choices.length === 0) return null
  return (
    <Menu
      trigger={
        <Button
          size="small"
          variant="ghost"
          icon={<PlusIcon size={12} />}
          aria-label={`Add ${label}`}
        >
          {label}
        </Button>
      }
      entries={choices}
    />
  )
}
