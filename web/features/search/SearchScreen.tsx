import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function SearchScreen() {
  return (
    <NotBuilt
      title="Planet Search"
      help="search"
      coming={[
        'Search by name or natural id',
        'Search by resources, CoGC programme, environment, buildings and distance',
      ]}
    />
  )
}
