import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function ManageScreen() {
  return (
    <NotBuilt
      title="Management"
      help="manage"
      coming={[
        'A grid that assigns plans to empires',
        'Creating, renaming and deleting empires and exchange preferences',
      ]}
    />
  )
}
