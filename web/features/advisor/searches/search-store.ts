import { sameValue } from '../../../../engine/game/same-value.ts'
import { credentials } from '../../../browser/credentials.ts'
import { observable } from '../../../browser/observable.ts'
import {
  askBase,
  askBestEmpire,
  askBestPlanets,
  askTarget,
  type RunSearch,
} from '../../../data/advisor-calls.ts'
import { dataVersion } from '../../../data/game-data.ts'
import { readStamp } from '../../../data/stamps.ts'
import { rulesAndPrices } from '../../../data/use-answer.ts'
import { endedSearch } from './ended-search.ts'
import { dropSearch, type KeptSearch, keepSearch, keptSearches, MAX_KEPT } from './kept-searches.ts'
import {
  type AnySearch,
  type Form,
  type Result,
  type SoFar,
  TOOL_NAMES,
  type Tool,
  type ToolQuestion,
  type ToolSearch,
} from './search.ts'
import { factInWords, summaryOf } from './summary.ts'

export type SolverTool = Exclude<Tool, 'expansion'>
const RUN: { readonly [T in SolverTool]: RunSearch<ToolQuestion<T>, SoFar<T>, Result<T>> } = {
  base: askBase,
  planets: askBestPlanets,
  empire: askBestEmpire,
  target: askTarget,
}

/** The searches of this visit, newest first. They belong to the page, not to a screen: leaving a screen ends none. */
export const visitSearches = observable<readonly AnySearch[]>([])
/** What the browser keeps, of earlier visits too; undefined until it is read. */
export const keptOfPlayer = observable<readonly KeptSearch[] | undefined>(undefined)

interface Running {
  readonly controller: AbortController
  /** Starts it over. */
  readonly again: () => Promise<void>
}
const running = new Map<string, Running>()
/** Searches that a screen shows now: their end needs no report. */
const shown = new Map<string, number>()

/** The tool of a search can be told from its id, also where the search itself is gone. */
export const isOfTool = (id: string | undefined, tool: Tool): id is string =>
  id?.startsWith(`${tool}-`) ?? false

/** Starts a search and returns its id. An earlier search of the same tool that still runs is cancelled. */
export function startSearch<T extends SolverTool>(
  tool: T,
  asked: ToolQuestion<T>,
  form: Form<T>,
  runner: RunSearch<ToolQuestion<T>, SoFar<T>, Result<T>> = RUN[tool],
): string {
  for (const other of visitSearches.get())
    if (other.tool === tool && other.state === 'running') cancelSearch(other.id)
  const search = { ...newSearch(tool, asked, form), state: 'running' } as ToolSearch<T>
  add(search as AnySearch)
  void run(search, runner)
  return search.id
}

const newSearch = <T extends Tool>(tool: T, asked: ToolQuestion<T>, form: Form<T>) => ({
  ...{ id: `${tool}-${crypto.randomUUID()}`, tool, asked, form, askedAt: Date.now() },
  endedAt: undefined,
  data: undefined,
  soFar: undefined,
  result: undefined,
  problem: undefined,
})

/** Again after a failure, under the same id. */
export function repeatSearch(id: string): void {
  const search = visitSearches.get().find((one) => one.id === id)
  if (!search || search.tool === 'expansion' || search.state === 'running') return
  change(id, { state: 'running', problem: undefined, soFar: undefined, result: undefined })
  void runAgain(search)
}

export function cancelSearch(id: string): void {
  if (!abort(id)) return
  change(id, { state: 'cancelled', endedAt: Date.now() })
  const search = visitSearches.get().find((one) => one.id === id)
  if (search?.soFar && 'best' in search.soFar ? search.soFar.best : search?.soFar)
    void keep(search!)
}

function abort(id: string): boolean {
  running.get(id)?.controller.abort()
  return running.delete(id)
}

const runAgain = <T extends SolverTool>(search: ToolSearch<T>) => run(search, RUN[search.tool])

async function run<T extends SolverTool>(
  search: ToolSearch<T>,
  runner: RunSearch<ToolQuestion<T>, SoFar<T>, Result<T>>,
): Promise<void> {
  const { id, asked } = search
  const controller = new AbortController()
  const { signal } = controller
  running.set(id, { controller, again: () => run(search, runner) })
  let readTime: Promise<void> | undefined
  try {
    const result = await runner(asked, {
      signal,
      onSoFar: (soFar) => !signal.aborted && change(id, { soFar }),
      onVersion: (version) => {
        const key = rulesAndPrices(version)
        change(id, { data: { key, pricesAt: undefined } })
        readTime = pricesAt().then((at) => {
          if (!signal.aborted) change(id, { data: { key, pricesAt: at } })
        })
      },
    })
    await readTime
    if (signal.aborted) return
    change(id, { state: 'complete', result, endedAt: Date.now() })
  } catch (failure) {
    if (signal.aborted) return
    const problem = failure instanceof Error ? failure : new Error(String(failure))
    change(id, { state: 'failed', problem, endedAt: Date.now() })
  }
  running.delete(id)
  const ended = visitSearches.get().find((one) => one.id === id)
  if (!ended) return
  report(ended)
  if (ended.state === 'complete') await keep(ended)
}

const pricesAt = async () => (await readStamp('exchanges'))?.factsAt

/** An order of expansion, which is calculated without a start. Another budget for the same bases takes the place of the one before. */
export async function recordExpansion(
  asked: ToolQuestion<'expansion'>,
  result: Result<'expansion'>,
  form: Form<'expansion'>,
): Promise<void> {
  const version = dataVersion.get()
  if (!version) return
  const data = { key: rulesAndPrices(version), pricesAt: await pricesAt() }
  const search: ToolSearch<'expansion'> = {
    ...newSearch('expansion', asked, form),
    ...{ state: 'complete', result, endedAt: Date.now(), data },
  }
  const earlier = visitSearches
    .get()
    .find(
      (one) =>
        one.tool === 'expansion' &&
        sameValue([one.asked.from, one.asked.to], [asked.from, asked.to]),
    )
  const player = playerNow()
  if (earlier && player !== undefined) await dropSearch(player, earlier)
  visitSearches.set([search, ...visitSearches.get().filter((one) => one !== earlier)])
  await keep(search)
}

function report(search: AnySearch): void {
  if (shown.has(search.id)) return
  const { id, tool, form, problem } = search
  const { title, facts } = summaryOf(search)
  const [first] = facts
  endedSearch.set({
    ...{ id, form, hasFailed: problem !== undefined },
    to: tool === 'empire' ? '/best-empire' : '/advisor',
    title: problem ? `${TOOL_NAMES[tool]}: the search stopped` : `${TOOL_NAMES[tool]}: done`,
    detail: problem || !first ? title : `${title}. ${factInWords(first)}`,
  })
}

/** Returns what ends the showing. */
export function showSearch(id: string): () => void {
  shown.set(id, (shown.get(id) ?? 0) + 1)
  return () => {
    const left = (shown.get(id) ?? 1) - 1
    if (left > 0) shown.set(id, left)
    else shown.delete(id)
  }
}

function add(search: AnySearch): void {
  const all = [search, ...visitSearches.get()]
  visitSearches.set(all.filter(({ state }, place) => place < MAX_KEPT || state === 'running'))
}

function change(id: string, changed: Partial<ToolSearch>): void {
  visitSearches.set(
    visitSearches.get().map((one) => (one.id === id ? ({ ...one, ...changed } as AnySearch) : one)),
  )
}

/** A search of the same question with the same prices takes the place of the earlier one. */
async function keep(search: AnySearch): Promise<void> {
  const player = playerNow()
  if (player === undefined) return
  const isSame = ({ id, tool, data, whole }: KeptSearch) =>
    id !== search.id &&
    tool === search.tool &&
    data.key === search.data?.key &&
    sameValue(whole?.asked, search.asked)
  await keepSearch(player, search)
  await Promise.all(
    (await keptSearches(player)).filter(isSame).map((earlier) => dropSearch(player, earlier)),
  )
  await readKept()
}

export async function readKept(): Promise<void> {
  const player = playerNow()
  const kept = player === undefined ? [] : await keptSearches(player)
  if (playerNow() === player) keptOfPlayer.set(kept)
}

/** Leaves the figures and the question of a kept search whose result cannot be shown. */
export function forgetResult(id: string): void {
  keptOfPlayer.set(
    keptOfPlayer.get()?.map((one) => (one.id === id ? { ...one, whole: undefined } : one)),
  )
}

const playerNow = () => credentials.get()?.user?.user_id

let known = playerNow()
/** Nobody else sees a player's searches: they end with the log-out, and only what is kept under the player's id is left. */
credentials.subscribe(() => {
  const now = playerNow()
  if (now === known) return
  const isSameLogin = known === undefined && now !== undefined
  known = now
  if (isSameLogin) return
  for (const id of [...running.keys()]) abort(id)
  visitSearches.set([])
  keptOfPlayer.set(undefined)
  endedSearch.set(undefined)
})

/** A search that still runs starts over with newer prices, so that no result mixes two lists. */
dataVersion.subscribe(() => {
  const version = dataVersion.get()
  if (!version) return
  for (const search of visitSearches.get()) {
    if (search.state !== 'running' || search.tool === 'expansion') continue
    if (!search.data || search.data.key === rulesAndPrices(version)) continue
    const again = running.get(search.id)?.again
    abort(search.id)
    change(search.id, { soFar: undefined, data: undefined })
    void again?.()
  }
})
