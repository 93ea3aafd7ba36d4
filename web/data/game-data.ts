import {
  listBuildings,
  listExchanges,
  listMaterials,
  listRecipes,
} from '../../edge/features/game-data/contract.ts'
import type { GameDataKind, GameDataStore } from '../../storage/game-data-store.ts'
import type { DataVersion } from '../../workers/data-version.ts'
import { ingest } from '../../workers/game-data-ingest.ts'
import { request } from '../api/client.ts'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { observable } from '../browser/observable.ts'
import { preferences } from '../session/preferences.ts'
import { gameData, leaveDatabase } from './database.ts'
import { lookAtStored, readStamp, type Stamp, type StoredKinds, stamps } from './stamps.ts'

const LIST_ROUTES = {
  materials: listMaterials,
  exchanges: listExchanges,
  recipes: listRecipes,
  buildings: listBuildings,
} as const
export type StoredListKind = keyof typeof LIST_ROUTES
const LIST_KINDS = Object.keys(LIST_ROUTES) as StoredListKind[]

export interface Updated {
  stamp: Stamp
  changed: boolean
}

/** Costs only a 304 if the stored list is current. */
export async function updateList(kind: StoredListKind, signal?: AbortSignal): Promise<Updated> {
  const known = await readStamp(kind)
  const response = await request(LIST_ROUTES[kind], {
    signal,
    ...(known && { headers: { 'if-none-match': known.etag } }),
  })
  if (response.status === 304 && known) {
    const stamp = { ...known, checkedAt: Date.now(), factsAt: factsAt(response) }
    await stamps.put(kind, stamp)
    seen = undefined
    return { stamp, changed: false }
  }
  const records = await storeRecords(kind, response)
  const etag = response.headers.get('etag') ?? `${Date.now()}`
  const stamp = { etag, checkedAt: Date.now(), factsAt: factsAt(response), records }
  await stamps.put(kind, stamp)
  await announceGameData()
  return { stamp, changed: true }
}

/** When the host last fetched them from the game. */
const factsAt = ({ headers }: Response) =>
  Date.parse(headers.get('last-modified') ?? '') || Date.now()

/** Stores the records in a worker; returns how many the kind now has. */
export async function storeRecords(kind: GameDataKind, response: Response): Promise<number> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return writeGameData((store) => ingest(store, kind, bytes))
}

/** Writes to memory where the browser has no space. */
export async function writeGameData<T>(write: (store: GameDataStore) => Promise<T>): Promise<T> {
  try {
    return await write(await gameData())
  } catch (problem) {
    const isStorage = problem instanceof DOMException && problem.name !== 'AbortError'
    if (!isStorage) throw problem
    return write(await leaveDatabase(problem))
  }
}

/** For damaged data: the next use fetches it again. */
export async function forgetGameData(): Promise<void> {
  const store = await gameData()
  await Promise.all([store.clear(), stamps.deleteAll('')])
  await announceGameData()
}

/** Key of every calculation; undefined until all lists are stored. */
export const dataVersion = observable<DataVersion | undefined>(undefined)

let seen: Promise<StoredKinds> | undefined

/** Keeps the result, so that a start inspects the store once for all lists. */
export function storedKinds(): Promise<StoredKinds> {
  if (!seen) {
    const looking = lookAtStored()
    looking.catch(() => {
      if (seen === looking) seen = undefined
    })
    seen = looking
  }
  return seen
}

export async function readDataVersion(): Promise<DataVersion | undefined> {
  seen = undefined
  const stored = await storedKinds()
  const [materials, exchanges, recipes, buildings] = LIST_KINDS.map((kind) => stored[kind].stamp)
  const planets = stored.planets.stamp
  const next =
    materials && exchanges && recipes && buildings
      ? {
          lists: [materials, recipes, buildings].map((stamp) => stamp.etag).join(' '),
          exchanges: exchanges.etag,
          planets: planets?.etag ?? '0',
          ...enteredFees(),
        }
      : undefined
  const same = JSON.stringify(next) === JSON.stringify(dataVersion.get())
  if (!same) dataVersion.set(next)
  return dataVersion.get()
}

/** The player's own entries count as game data. */
function enteredFees() {
  const { ownFees, currencyRates } = preferences.get()
  const isNone = [ownFees, currencyRates].every((entered) => Object.keys(entered).length === 0)
  return isNone ? undefined : { entries: JSON.stringify({ ownFees, currencyRates }) }
}

export async function announceGameData(): Promise<void> {
  await readDataVersion()
  tellOtherTabs({ kind: 'game-data' })
}

function feesEntered() {
  const version = dataVersion.get()
  if (version && version.entries !== enteredFees()?.entries) void readDataVersion()
}

export function watchGameData(): () => void {
  if (!seen) void readDataVersion()
  const stopFees = preferences.subscribe(feesEntered)
  const stopTabs = hearOtherTabs((message) => {
    if (message.kind === 'game-data') void readDataVersion()
  })
  return () => {
    stopFees()
    stopTabs()
  }
}
