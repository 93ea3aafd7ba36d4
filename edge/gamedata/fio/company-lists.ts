import type * as v from 'valibot'
import type { CompanyList, CompanySource } from '../../../engine/game/company.ts'
import { utf8 } from '../../crypto/encoding.ts'
import { yieldAfterSlices } from '../../event-loop.ts'
import type { Ports } from '../../ports.ts'
import type { CopySource } from '../../repo/fio.ts'
import { toContract, toFlight, toLine, toMs, toOrder, toWorkforce } from './company-mapping.ts'
import {
  UserCash,
  UserContract,
  UserFlight,
  UserLine,
  UserOrder,
  UserWorkforce,
} from './company-schemas.ts'
import type { PlayerFio } from './player-fio.ts'

const MAX_RECORDS = 5000

interface ListOf<Theirs extends v.GenericSchema, Ours> {
  readonly what: string
  readonly path: string
  readonly record: Theirs
  /** Returns null for a record that is not needed. */
  readonly toOurs: (record: v.InferOutput<Theirs>) => Ours | null
  /** Two records with the same key are one record that was sent twice. The newest counts. Without it every record counts. */
  readonly keyOf?: (record: Ours) => string
  /** The bytes that the records may take in the database, 2 MiB in all. Further records are dropped and counted. */
  readonly mostBytes: number
}
const listOf =
  <Theirs extends v.GenericSchema, Ours>(list: ListOf<Theirs, Ours>) =>
  (player: PlayerFio, clock: Ports['clock']) =>
    fetchList(player, list, clock)

/** The lists of a player's company, each of which is fetched by itself. */
export const COMPANY_FETCHES: Readonly<
  Record<CompanyList, ReturnType<typeof listOf<v.GenericSchema, unknown>>>
> = {
  lines: listOf({
    what: 'your production lines',
    path: '/production/',
    record: UserLine,
    toOurs: toLine,
    keyOf: ({ id }) => id,
    mostBytes: 1_200_000,
  }),
  flights: listOf({
    what: 'your flights',
    path: '/ship/flights/',
    record: UserFlight,
    toOurs: toFlight,
    keyOf: ({ id }) => id,
    mostBytes: 150_000,
  }),
  workforce: listOf({
    what: 'your workforce',
    path: '/workforce/',
    record: UserWorkforce,
    toOurs: toWorkforce,
    keyOf: ({ planetId }) => planetId,
    mostBytes: 200_000,
  }),
  orders: listOf({
    what: 'your exchange orders',
    path: '/cxos/',
    record: UserOrder,
    toOurs: toOrder,
    keyOf: ({ id }) => id,
    mostBytes: 150_000,
  }),
  contracts: listOf({
    what: 'your contracts',
    path: '/contract/allcontracts/',
    record: UserContract,
    toOurs: toContract,
    keyOf: ({ id }) => id,
    mostBytes: 350_000,
  }),
  cash: listOf({
    what: 'your cash',
    path: '/rain/userliquid/',
    record: UserCash,
    toOurs: (amount) => amount,
    mostBytes: 10_000,
  }),
}

export const NEVER: CompanySource = { state: 'none', fetchedMs: null, reportedMs: null, dropped: 0 }

/** Fields that every record of FIO has, except for records whose fields no source names. */
interface SignedRecord {
  readonly Timestamp: number | string | null
  readonly UserNameSubmitted: string | null
}

export interface FetchedList {
  /** The records of FIO that are in a known form, as it sent them. */
  theirs: readonly unknown[]
  json: string
  source: CopySource
}

async function fetchList<Theirs extends v.GenericSchema, Ours>(
  { fio, name, headers }: PlayerFio,
  { what, path, record, toOurs, keyOf, mostBytes }: ListOf<Theirs, Ours>,
  clock: Ports['clock'],
): Promise<FetchedList> {
  // A record takes less as it is stored than as FIO sends it.
  const records = { record, most: MAX_RECORDS, mostRecordBytes: 3 * mostBytes }
  const sent = await fio.lenientList(what, path + name, records, headers)
  const fetchedMs = clock()
  if (sent === null) return { theirs: [], json: '[]', source: { ...NEVER, fetchedMs, sent: 0 } }
  const pause = yieldAfterSlices()
  const byKey = new Map<string, { readonly ours: Ours; readonly at: number }>()
  let { dropped } = sent
  let reportedMs: number | null = null
  const owner = decodeURIComponent(name).toUpperCase()
  const theirs: unknown[] = []
  for (const each of sent.records) {
    await pause()
    const { Timestamp = null, UserNameSubmitted = null } = each as Partial<SignedRecord>
    // A record of another player, for whatever reason FIO sent it.
    if (UserNameSubmitted !== null && UserNameSubmitted.toUpperCase() !== owner) {
      dropped += 1
      continue
    }
    theirs.push(each)
    const at = toMs(Timestamp) ?? 0
    reportedMs = Math.max(reportedMs ?? 0, at) || null
    const ours = toOurs(each)
    if (ours === null) continue
    const key = keyOf?.(ours) ?? String(byKey.size)
    if (at >= (byKey.get(key)?.at ?? 0)) byKey.set(key, { ours, at })
  }
  const texts: string[] = []
  let bytes = 0
  for (const { ours } of byKey.values()) {
    await pause()
    const text = JSON.stringify(ours)
    bytes += utf8(text).length
    if (bytes > mostBytes) dropped += 1
    else texts.push(text)
  }
  const source: CopySource = { state: 'ok', fetchedMs, reportedMs, dropped, sent: theirs.length }
  return { theirs, json: `[${texts.join()}]`, source }
}
