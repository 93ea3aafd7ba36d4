import type { ListedConditions } from '../../../engine/company/reserves.ts'
import { COMPANY_LISTS, type CompanyList } from '../../../engine/game/company.ts'
import type { Ports } from '../../ports.ts'
import { bestEffort } from '../../repo/best-effort.ts'
import {
  type CopySource,
  type CopySources,
  type CopyTexts,
  FETCHED,
  type Fetched,
} from '../../repo/fio.ts'
import { reservesRepo } from '../../repo/reserves.ts'
import { COMPANY_FETCHES, NEVER } from './company-lists.ts'
import { ENDED_CONTRACTS } from './company-mapping.ts'
import type { UserContract } from './company-schemas.ts'
import { ownLists } from './own-lists.ts'
import type { PlayerFio } from './player-fio.ts'
import { fewAtATime, UpstreamError } from './upstream.ts'

/** A list that hangs keeps only as many others waiting. FIO asks for few requests at a time. */
const AT_ONCE = 3
/** An empty list is believed once there was no other for this time. */
const BELIEVED_MS = 24 * 60 * 60_000
/** Lists of which a player who plays always has some records. Ships may all have landed, orders all be filled. */
const NEVER_EMPTIED: ReadonlySet<Fetched> = new Set(['own', 'lines', 'workforce', 'contracts'])

export interface FetchedPlayer {
  texts: CopyTexts
  sources: CopySources
  /** Whether a list has to be asked for again soon. */
  hasFailed: boolean
}

/**
 * Fetches lists of a player. One that fails keeps what it had, one that the key may not read loses it. Throws if FIO refuses
 * the key, or sends none of them.
 */
export async function fetchPlayer(
  ports: Ports,
  userId: number,
  player: PlayerFio,
  { due, last }: { due: readonly Fetched[]; last: CopySources | null },
): Promise<FetchedPlayer> {
  const { clock, log } = ports
  const never: CopySource = { ...NEVER, sent: 0 }
  const sources = Object.fromEntries(
    FETCHED.map((list) => [list, last?.[list] ?? never]),
  ) as CopySources
  const texts: CopyTexts = {}
  const problems: UpstreamError[] = []

  const failed = (list: Fetched, error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
    log.warn('fio', { kind: error.kind, problem: error.message })
    problems.push(error)
    sources[list] = { ...sources[list], state: 'failed' }
  }
  const checkSilence = (list: Fetched, { sent }: CopySource) => {
    const former = sources[list]
    const isNew = former.sent === 0 || clock() - (former.fetchedMs ?? 0) > BELIEVED_MS
    if (sent === 0 && NEVER_EMPTIED.has(list) && !isNew)
      throw new UpstreamError(
        'nonsense',
        `FIO sent nothing for ${list}, of which there was something`,
      )
  }

  async function fetchCompanyList(list: CompanyList): Promise<void> {
    try {
      const { theirs, json, source } = await COMPANY_FETCHES[list](player, clock)
      checkSilence(list, source)
      texts[list] = json
      sources[list] = source
      if (list === 'contracts' && source.state === 'ok') {
        const known = listedConditions(theirs as UserContract[], source.dropped === 0)
        await bestEffort(ports, reservesRepo(ports.db).follow(userId, known, clock()))
      }
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind !== 'refused') return failed(list, error)
      log.warn('fio', { kind: error.kind, problem: error.message })
      // Without the player's permission the previous records are deleted as well.
      texts[list] = '[]'
      sources[list] = { ...never, state: 'refused' }
    }
  }

  const own = ownLists(player)
  type Own = Parameters<typeof own.views>[0]
  const lists: Partial<Record<keyof Own, unknown>> = {}
  let ownProblem: unknown = null
  const fetchOwn = async (list: keyof Own) => {
    try {
      lists[list] = await own.fetched[list]()
    } catch (error) {
      ownProblem ??= error
    }
  }
  const isOwnDue = due.includes('own')
  const fetches = [
    ...(isOwnDue ? (['stores', 'sites', 'warehouses', 'ships'] as const) : []).map(
      (list) => () => fetchOwn(list),
    ),
    ...COMPANY_LISTS.filter((list) => due.includes(list)).map(
      (list) => () => fetchCompanyList(list),
    ),
  ]
  const isRefused = () => ownProblem instanceof UpstreamError && ownProblem.kind === 'refused'
  // A key that may not read stores is of no use.
  await fewAtATime(fetches, async (fetch) => (isRefused() ? undefined : fetch()), AT_ONCE)
  if (isRefused()) throw ownProblem
  if (isOwnDue) {
    try {
      if (ownProblem) throw ownProblem
      const { texts: views, source } = await own.views(lists as Own, clock())
      checkSilence('own', source)
      Object.assign(texts, views)
      sources.own = source
    } catch (error) {
      failed('own', error)
    }
  }
  if (problems.length === due.length) throw problems[0]!
  return { texts, sources, hasFailed: problems.length > 0 }
}

const OVER: ReadonlySet<string> = new Set(['FULFILLED', 'VIOLATED'])

function listedConditions(
  contracts: readonly UserContract[],
  isComplete: boolean,
): ListedConditions {
  const over: string[] = []
  const open: [string, number | null][] = []
  for (const { Status, DueDateEpochMs, Conditions } of contracts) {
    for (const { ConditionId, Status: status, DeadlineEpochMs } of Conditions) {
      if (ENDED_CONTRACTS.has(Status) || OVER.has(status)) over.push(ConditionId)
      else open.push([ConditionId, DeadlineEpochMs ?? DueDateEpochMs])
    }
  }
  return { over, open, isComplete }
}
