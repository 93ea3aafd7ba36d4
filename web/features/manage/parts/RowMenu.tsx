import { IconButton } from '../../../ui/IconButton.tsx'
import { MoreIcon } from '../../../ui/icons/actions.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'

export function RowMenu({ of, entries }: { of: string; entries: readonly MenuEntry[] }) {
  return (
    <Menu
      trigger={<IconButton size="small" label={`Actions for ${of}`} icon={<MoreIcon />} />}
      entries={entries}
    />
  )
}
