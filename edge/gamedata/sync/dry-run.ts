import { KEY_FIELD, type Kind, type RecordOf } from '../../../engine/game/kinds.ts'
import { sameValue } from '../../../engine/game/same-value.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { fewAtATime, PATIENCE, type Patience, upstream } from '../fio/upstream.ts'
import type { GameLists } from '../kinds.ts'
import { namesOf } from './names.ts'
import { problemOf, type SyncPorts } from './sync-job.ts'
import { currentLists, fetchList } from './sync-lists.ts'
import { fetchExchanges } from './sync-market.ts'
import { fetchPlanet, planetNames, surroundings } from './sync-planets.ts'

/** Reports what a sync would change, list by list, on one page. It reads the database and FIO, and writes nothing. */
export async function dryRun(
  ports: SyncPorts,
  say: (line: string) => void,
  patience: Patience = PATIENCE,
): Promise<{ hasFailed: boolean }> {
  const unknown = new Set<string>()
  const asking = {
    ports,
    fio: upstream(ports, patience),
    now: ports.clock(),
    leftOut: (what: string) => void unknown.add(what),
  }
  const repo = gamedataRepo(ports.db)
  let hasFailed = false
  async function tell<K extends Kind>(kind: K, compare: () => Promise<Comparison<RecordOf<K>>>) {
    try {
      for (const line of changeLines(kind, await compare())) say(line)
    } catch (error) {
      const problem = problemOf(error)
      if (problem === null) throw error
      hasFailed = true
      say(`${kind}: ${problem}`)
    }
  }

  // Later lists refer to earlier ones, so each list is checked with the new ones before it.
  const lists: GameLists = await currentLists({ ports })
  for (const kind of ['materials', 'systems', 'buildings', 'recipes'] as const)
    await tell(kind, async () => {
      const before = lists[kind] as RecordOf<typeof kind>[]
      const after = await fetchList(kind, asking, lists)
      Object.assign(lists, { [kind]: after })
      return { before, after: after as RecordOf<typeof kind>[] }
    })
  await tell('exchanges', async () => ({
    before: await repo.list('exchanges'),
    after: (await fetchExchanges(asking)).rows,
  }))
  await tell('planets', async () => {
    const before = (await repo.planets()).map(({ planet }) => planet)
    const around = await surroundings({ ports })
    const named = await planetNames(asking.fio)
    const failed = new Set<string>()
    const fetched = await fewAtATime(named, async ({ PlanetNaturalId }) => {
      try {
        return await fetchPlanet(asking, around, PlanetNaturalId)
      } catch (error) {
        if (problemOf(error) === null) throw error
        failed.add(PlanetNaturalId)
        return around.formerOf(PlanetNaturalId)
      }
    })
    if (failed.size > 0) {
      hasFailed = true
      say(`planets that stay as they are, as FIO did not send them: ${namesOf(failed)}`)
    }
    return { before, after: fetched.filter((planet) => planet !== undefined) }
  })
  if (unknown.size > 0) say(`not known here, and left out: ${namesOf(unknown)}`)
  return { hasFailed }
}

interface Comparison<T> {
  readonly before: readonly T[]
  readonly after: readonly T[]
}

function changeLines<K extends Kind>(
  kind: K,
  { before, after }: Comparison<RecordOf<K>>,
): string[] {
  const keyOf = (record: RecordOf<K>) => String(Reflect.get(record, KEY_FIELD[kind]))
  const had = new Map(before.map((record) => [keyOf(record), record]))
  const has = new Set(after.map(keyOf))
  const added = [...has].filter((key) => !had.has(key))
  const gone = [...had.keys()].filter((key) => !has.has(key))
  const changed: string[] = []
  const fields = new Map<string, number>()
  for (const record of after) {
    const former = had.get(keyOf(record))
    const differing = former ? differingFields(former, record) : []
    if (differing.length > 0) changed.push(keyOf(record))
    for (const field of differing) fields.set(field, (fields.get(field) ?? 0) + 1)
  }
  if (added.length + gone.length + changed.length === 0)
    return [`${kind}: ${before.length}, nothing would change`]
  const counted = [...fields].sort(([, a], [, b]) => b - a).map(([field, n]) => `${field} ${n}`)
  return [
    `${kind}: ${before.length} here, ${after.length} there`,
    ...(added.length > 0 ? [`  added ${added.length}: ${namesOf(added)}`] : []),
    ...(gone.length > 0 ? [`  gone ${gone.length}: ${namesOf(gone)}`] : []),
    ...(changed.length > 0
      ? [`  changed ${changed.length} (${counted.join(', ')}): ${namesOf(changed)}`]
      : []),
  ]
}

function differingFields<T extends object>(before: T, after: T): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].filter(
    (field) => !sameValue(Reflect.get(before, field), Reflect.get(after, field)),
  )
}
