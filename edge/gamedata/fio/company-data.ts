import type * as v from 'valibot'
import { standingConditions } from '../../../engine/company/reserves.ts'
import {
  COMPANY_LISTS,
  type Company,
  type CompanyList,
  type CompanySource,
} from '../../../engine/game/company.ts'
import { reservesRepo } from '../../features/reserves/repo.ts'
import type { Ports } from '../../ports.ts'
import { bestEffort } from '../../repo/best-effort.ts'
import { type CompanyCopy, companyRepo } from '../../repo/fio.ts'
import { toContract, toFlight, toLine, toMs, toOrder, toWorkforce } from './company-mapping.ts'
import {
  UserCash,
  UserContract,
  UserFlight,
  UserLine,
  UserOrder,
  UserWorkforce,
} from './company-schemas.ts'
import type { FioAsker } from './fetch-limit.ts'
import { freshCopy, PLAYER_PATIENCE, type PlayerFio } from './fresh-copy.ts'
import { type Patience, UpstreamError } from './upstream.ts'

/** Covers six lists, each of which may be tried twice for eight seconds. */
const CLAIM_MS = 120_000
const MAX_RECORDS = 5000

export type CompanyLists = Omit<Company, 'ships'>

const NEVER: CompanySource = { state: 'none', fetchedMs: null, reportedMs: null, dropped: 0 }
export const NO_COMPANY: CompanyLists = {
  lines: [],
  flights: [],
  workforce: [],
  orders: [],
  contracts: [],
  cash: [],
  sources: {
    lines: NEVER,
    flights: NEVER,
    workforce: NEVER,
    orders: NEVER,
    contracts: NEVER,
    cash: NEVER,
  },
}

interface ListOf<Theirs extends v.GenericSchema, Ours> {
  readonly what: string
  readonly path: string
  readonly record: Theirs
  /** Returns null for a record that is not needed. */
  readonly toOurs: (record: v.InferOutput<Theirs>) => Ours | null
  /** Two records with the same key are one record that was sent twice. The newest counts. Without it every record counts. */
  readonly keyOf?: (record: Ours) => string
  /** The characters that the records may take in the database, 2 MiB in all. Further records are dropped and counted. */
  readonly mostCharacters: number
}
const listOf =
  <Theirs extends v.GenericSchema, Ours>(list: ListOf<Theirs, Ours>) =>
  (player: PlayerFio, clock: Ports['clock']) =>
    fetchList(player, list, clock)

const LISTS: Readonly<Record<CompanyList, ReturnType<typeof listOf<v.GenericSchema, unknown>>>> = {
  lines: listOf({
    what: 'your production lines',
    path: '/production/',
    record: UserLine,
    toOurs: toLine,
    keyOf: ({ id }) => id,
    mostCharacters: 1_200_000,
  }),
  flights: listOf({
    what: 'your flights',
    path: '/ship/flights/',
    record: UserFlight,
    toOurs: toFlight,
    keyOf: ({ id }) => id,
    mostCharacters: 150_000,
  }),
  workforce: listOf({
    what: 'your workforce',
    path: '/workforce/',
    record: UserWorkforce,
    toOurs: toWorkforce,
    keyOf: ({ planetId }) => planetId,
    mostCharacters: 200_000,
  }),
  orders: listOf({
    what: 'your exchange orders',
    path: '/cxos/',
    record: UserOrder,
    toOurs: toOrder,
    keyOf: ({ id }) => id,
    mostCharacters: 150_000,
  }),
  contracts: listOf({
    what: 'your contracts',
    path: '/contract/allcontracts/',
    record: UserContract,
    toOurs: toContract,
    keyOf: ({ id }) => id,
    mostCharacters: 350_000,
  }),
  cash: listOf({
    what: 'your cash',
    path: '/rain/userliquid/',
    record: UserCash,
    toOurs: (amount) => amount,
    mostCharacters: 10_000,
  }),
}

/** Returns what a player's company does in the game. A list that FIO does not send keeps its previous records. */
export async function companyData(
  ports: Ports,
  asker: FioAsker,
  patience: Patience = PLAYER_PATIENCE,
): Promise<CompanyLists> {
  const copies = companyRepo(ports.db)
  const fetchAll = async (player: PlayerFio, last: CompanyCopy | null) => {
    const fetched = await fetchCompany(ports, player, last?.company ?? NO_COMPANY)
    const standing = standingConditions(fetched.company)
    if (standing)
      await bestEffort(ports, reservesRepo(ports.db).keepOnly(asker.userId, [...standing]))
    return fetched
  }
  const copied = { what: 'company', copies, claimMs: CLAIM_MS, fetchAll }
  const copy = await freshCopy<CompanyCopy>(ports, asker, copied, patience)
  return copy?.company ?? NO_COMPANY
}

async function fetchCompany(
  { clock, log }: Ports,
  player: PlayerFio,
  last: CompanyLists,
): Promise<CompanyCopy> {
  const company = { ...last, sources: { ...last.sources } }
  let failed = 0
  // Fetched one after the other, because FIO asks for few requests at a time.
  for (const name of COMPANY_LISTS) {
    try {
      const { records, source } = await LISTS[name](player, clock)
      Object.assign(company, { [name]: records })
      company.sources[name] = source
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      log.warn('fio', { kind: error.kind, problem: error.message })
      // Without the player's permission the previous records are deleted as well.
      const isRefused = error.kind === 'refused'
      if (!isRefused && ++failed === COMPANY_LISTS.length) throw error
      Object.assign(company, { [name]: isRefused ? [] : last[name] })
      company.sources[name] = isRefused
        ? { ...NEVER, state: 'refused' }
        : { ...last.sources[name], state: 'failed' }
    }
  }
  return { company, fetchedAt: clock() }
}

/** Fields that every record of FIO has, except for records whose fields no source names. */
interface SignedRecord {
  readonly Timestamp: number | string | null
  readonly UserNameSubmitted: string | null
}

async function fetchList<Theirs extends v.GenericSchema, Ours>(
  { fio, name, headers }: PlayerFio,
  { what, path, record, toOurs, keyOf, mostCharacters }: ListOf<Theirs, Ours>,
  clock: Ports['clock'],
): Promise<{ records: Ours[]; source: CompanySource }> {
  const sent = await fio.lenientList(what, path + name, { record, most: MAX_RECORDS }, headers)
  const fetchedMs = clock()
  if (sent === null) return { records: [], source: { ...NEVER, fetchedMs } }
  const byKey = new Map<string, { readonly ours: Ours; readonly at: number }>()
  let { dropped } = sent
  let reportedMs: number | null = null
  const owner = decodeURIComponent(name).toUpperCase()
  for (const each of sent.records) {
    const { Timestamp = null, UserNameSubmitted = null } = each as Partial<SignedRecord>
    // A record of another player, for whatever reason FIO sent it.
    if (UserNameSubmitted !== null && UserNameSubmitted.toUpperCase() !== owner) {
      dropped += 1
      continue
    }
    const at = toMs(Timestamp) ?? 0
    reportedMs = Math.max(reportedMs ?? 0, at) || null
    const ours = toOurs(each)
    if (ours === null) continue
    const key = keyOf?.(ours) ?? String(byKey.size)
    if (at >= (byKey.get(key)?.at ?? 0)) byKey.set(key, { ours, at })
  }
  const records: Ours[] = []
  let characters = 0
  for (const { ours } of byKey.values()) {
    characters += JSON.stringify(ours).length
    if (characters > mostCharacters) dropped += 1
    else records.push(ours)
  }
  return { records, source: { state: 'ok', fetchedMs, reportedMs, dropped } }
}
