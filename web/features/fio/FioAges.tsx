import { formatAge } from '../../../engine/game/number-format.ts'
import { newestTimestamp } from './fio-age.ts'
import type { FioData } from './fio-data.ts'

export function FioAges({ storage, sites }: FioData) {
  const now = Date.now()
  const ages = [
    { name: 'Sites', fetched: sites.last_modified, told: newestTimestamp(sites) },
    { name: 'Storage', fetched: storage.last_modified, told: newestTimestamp(storage) },
  ]
  return ages.map(({ name, fetched, told }) => (
    <span key={name}>
      {name}: fetched {formatAge(fetched === null ? null : Date.parse(fetched), now)}, FIO data from{' '}
      {formatAge(told, now)}
    </span>
  ))
}
