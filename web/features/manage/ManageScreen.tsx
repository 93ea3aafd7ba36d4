import { NotBuilt } from '../not-built/NotBuilt.tsx'

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
