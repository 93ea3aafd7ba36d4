import { yieldAfterSlices } from '../../event-loop.ts'
import type { CopySource, CopyTexts } from '../../repo/fio.ts'
import type { PlayerFio } from './player-fio.ts'
import { toCompanyShips, toFioSites, toFioStorage } from './player-mapping.ts'
import {
  UserShips,
  UserSites,
  type UserStore,
  UserStores,
  UserWarehouses,
} from './player-schemas.ts'

/** What a fetch of one or several lists brought. */
export interface FetchedTexts {
  texts: CopyTexts
  source: CopySource
}

/** The four lists of stores, bases, warehouses and ships, each of which may be fetched by itself. They count as one. */
export function ownLists({ fio, name, headers }: PlayerFio) {
  let dropped = 0
  const onLeftOut = (count: number) => {
    dropped += count
  }
  const fetched = {
    stores: () =>
      fio.list('your stores', `/storage/${name}`, { ...UserStores, onLeftOut }, headers),
    sites: () => fio.list('your bases', `/sites/${name}`, { ...UserSites, onLeftOut }, headers),
    warehouses: () =>
      fio.list(
        'your warehouses',
        `/sites/warehouses/${name}`,
        { ...UserWarehouses, onLeftOut },
        headers,
      ),
    ships: () =>
      fio.list('your ships', `/ship/ships/${name}`, { ...UserShips, onLeftOut }, headers),
  }
  return {
    fetched,
    /** Their views as JSON, written a few milliseconds at a time. */
    async views(lists: Lists<typeof fetched>, fetchedMs: number): Promise<FetchedTexts> {
      const { stores, sites, ships } = lists
      const pause = yieldAfterSlices()
      await pause()
      const storage = await fieldsJson(toFioStorage(lists, fetchedMs), pause)
      const built = await fieldsJson(toFioSites(lists, fetchedMs), pause)
      const carriers = JSON.stringify(toCompanyShips({ stores, ships }))
      return {
        texts: { storage, sites: built, ships: carriers },
        source: {
          ...{ state: 'ok', fetchedMs, dropped, reportedMs: lastReport(stores) },
          sent: Math.min(stores.length, sites.length),
        },
      }
    },
  }
}

type Lists<F> = { [list in keyof F]: F[list] extends () => Promise<infer L> ? L : never }

function lastReport(stores: readonly UserStore[]): number | null {
  const moments = stores.map(({ Timestamp }) => Date.parse(Timestamp)).filter(Number.isFinite)
  return moments.length > 0 ? Math.max(...moments) : null
}

/** An object whose fields are records by name, and other values, as JSON. */
async function fieldsJson(value: object, pause: () => Promise<void>): Promise<string> {
  const fields: string[] = []
  for (const [name, field] of Object.entries(value)) {
    if (typeof field !== 'object' || field === null) {
      fields.push(`${JSON.stringify(name)}:${JSON.stringify(field)}`)
      continue
    }
    const records: string[] = []
    for (const [key, record] of Object.entries(field)) {
      await pause()
      records.push(`${JSON.stringify(key)}:${JSON.stringify(record)}`)
    }
    fields.push(`${JSON.stringify(name)}:{${records.join()}}`)
  }
  return `{${fields.join()}}`
}
