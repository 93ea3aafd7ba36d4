// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TargetProposal } from '../../../../engine/advisor/target/solution.ts'
import type {
  TargetAnswer,
  TargetProgress,
} from '../../../../engine/advisor/target/solve-target.ts'
import type { QuestionOf } from '../../../../workers/calls.ts'
import { credentials } from '../../../browser/credentials.ts'
import { ownStore } from '../../../browser/own-store.ts'
import type { RunSearch } from '../../../data/advisor-calls.ts'
import { dataVersion } from '../../../data/game-data.ts'
import { endedSearch } from './ended-search.ts'
import { keepSearch, keptSearches, MAX_KEPT, MAX_KEPT_BYTES } from './kept-searches.ts'
import type { ToolSearch } from './search.ts'
import {
  cancelSearch,
  keptOfPlayer,
  readKept,
  showSearch,
  startSearch,
  visitSearches,
} from './search-store.ts'

type RunTarget = RunSearch<QuestionOf<'target'>, TargetProgress, TargetAnswer>
interface Run {
  options: Parameters<RunTarget>[1]
  end: (answer: TargetAnswer) => void
  fail: (problem: Error) => void
}
let runs: Run[]
const runner: RunTarget = (_, options) =>
  new Promise((end, fail) => runs.push({ options, end, fail }))

const version = (exchanges: string) => ({ lists: 'l', exchanges, planets: 'p' })
const asked = (name: string): QuestionOf<'target'> => ({
  question: {
    ...{ name, wanted: [], sites: [], jumps: [], jumpsToExchange: [], limits: {}, cx: null },
    ...{ freight: 0, investmentDays: 365 },
  },
})
const best = (total: number): TargetProposal => ({
  ...{ bases: [], flows: [], promised: total },
  cost: { total, purchases: total, degradation: 0, fees: 0, freight: 0, investment: 0 },
})
const found = (total: number): TargetAnswer => ({
  ...{ status: 'proved', bound: total, gap: 0 },
  best: best(total),
})
const logIn = (user_id: number) =>
  credentials.set({
    access_token: `${user_id}`,
    refresh_token: 'r',
    user: { user_id, username: `player ${user_id}`, hasFio: false },
  })
const begin = (name = '20 RAT a day') => {
  const id = startSearch('target', asked(name), { section: 'target', want: 'RAT' }, runner)
  runs.at(-1)!.options.onVersion?.(version('monday'))
  return id
}
const titles = () => keptOfPlayer.get()?.map(({ summary }) => summary.title)

beforeEach(async () => {
  runs = []
  await ownStore('searches').deleteAll('')
  logIn(1)
  dataVersion.set(version('monday'))
})
afterEach(() => {
  credentials.set(undefined)
  dataVersion.set(undefined)
})

test('a search that ends unseen is reported once with its result, and one that is looked at is not', async () => {
  const id = begin()
  runs[0]!.end(found(120))
  await vi.waitFor(() => expect(titles()).toEqual(['20 RAT a day']))
  expect(endedSearch.get()).toMatchObject({
    ...{ id, to: '/advisor', title: 'Target: done', hasFailed: false },
    form: { section: 'target', want: 'RAT' },
    detail: '20 RAT a day. Cost 120.00 $/day',
  })
  endedSearch.set(undefined)
  const leave = showSearch(begin('30 RAT a day'))
  runs[1]!.end(found(90))
  await vi.waitFor(() => expect(titles()).toEqual(['30 RAT a day', '20 RAT a day']))
  expect(endedSearch.get()).toBeUndefined()
  leave()
})

test('a failure is reported and not kept', async () => {
  begin()
  runs[0]!.fail(new Error('No network'))
  await vi.waitFor(() => expect(endedSearch.get()).toMatchObject({ hasFailed: true }))
  expect(visitSearches.get()).toMatchObject([{ state: 'failed' }])
  await readKept()
  expect(titles()).toEqual([])
})

test('a cancelled search keeps the best it found, and one that found nothing leaves nothing', async () => {
  cancelSearch(begin('nothing'))
  const id = begin('something')
  runs[1]!.options.onSoFar?.({ best: best(70), bound: 50, gap: 0.4 })
  cancelSearch(id)
  expect(runs.map(({ options }) => options.signal.aborted)).toEqual([true, true])
  await vi.waitFor(() => expect(titles()).toEqual(['something']))
  expect(keptOfPlayer.get()![0]!.summary.facts[0]).toEqual({ label: 'Cost', text: '70.00 $/day' })
})

test('the same question with the same prices takes the place of the earlier search, with other prices it does not', async () => {
  begin()
  runs[0]!.end(found(120))
  await vi.waitFor(() => expect(titles()).toHaveLength(1))
  begin()
  runs[1]!.end(found(110))
  await vi.waitFor(() =>
    expect(keptOfPlayer.get()).toMatchObject([
      { summary: { facts: [{ text: '110.00 $/day' }, {}, {}, {}, {}, {}] } },
    ]),
  )
  begin()
  dataVersion.set(version('tuesday'))
  runs[3]!.options.onVersion?.(version('tuesday'))
  runs[3]!.end(found(100))
  await vi.waitFor(() => expect(titles()).toHaveLength(2))
  expect(keptOfPlayer.get()!.map(({ data }) => data.key)).toEqual(['l|tuesday|', 'l|monday|'])
})

test('newer prices start a running search over and leave a finished one as it was', async () => {
  const done = begin('done')
  runs[0]!.end(found(120))
  await vi.waitFor(() => expect(titles()).toEqual(['done']))
  const id = begin('running')
  runs[1]!.options.onSoFar?.({ best: best(70), bound: 50, gap: 0.4 })
  dataVersion.set(version('tuesday'))
  expect(runs).toHaveLength(3)
  expect(runs[1]!.options.signal.aborted).toBe(true)
  const [running, finished] = visitSearches.get()
  expect(running).toMatchObject({ id, state: 'running', soFar: undefined })
  expect(finished).toMatchObject({ id: done, state: 'complete', data: { key: 'l|monday|' } })
})

test('a log-out ends what runs, and nobody else sees what was found', async () => {
  begin('kept')
  runs[0]!.end(found(120))
  await vi.waitFor(() => expect(titles()).toEqual(['kept']))
  begin('running')
  credentials.set(undefined)
  expect(runs[1]!.options.signal.aborted).toBe(true)
  expect([visitSearches.get(), keptOfPlayer.get(), endedSearch.get()]).toEqual([
    [],
    undefined,
    undefined,
  ])
  await readKept()
  expect(titles()).toEqual([])
  logIn(2)
  await readKept()
  expect(titles()).toEqual([])
  logIn(1)
  await readKept()
  expect(titles()).toEqual(['kept'])
})

const ended = (n: number, size = 0) =>
  ({
    ...{ id: `target-${n}`, tool: 'target', asked: asked(`search ${n}`), form: {} },
    ...{ askedAt: Date.now() + n, endedAt: Date.now() + n, state: 'complete' },
    data: { key: 'k', pricesAt: 1 },
    ...{ soFar: undefined, problem: undefined },
    result: { ...found(1), padding: 'x'.repeat(size) },
  }) as unknown as ToolSearch<'target'>

test('the browser keeps ten searches of a player, and no more bytes than it should', async () => {
  for (let n = 0; n < MAX_KEPT + 3; n++) await keepSearch(1, ended(n))
  await keepSearch(2, ended(99))
  const kept = await keptSearches(1)
  expect(kept).toHaveLength(MAX_KEPT)
  expect(kept[0]!.id).toBe(`target-${MAX_KEPT + 2}`)
  expect(await keptSearches(2)).toHaveLength(1)

  // A letter takes two bytes: two of these fit.
  const size = MAX_KEPT_BYTES / 5
  for (let n = 20; n < 23; n++) await keepSearch(1, ended(n, size))
  expect((await keptSearches(1)).map(({ id }) => id)).toEqual(['target-22', 'target-21'])

  await keepSearch(1, ended(30, MAX_KEPT_BYTES))
  const [largest] = await keptSearches(1)
  expect(largest).toMatchObject({ id: 'target-30', whole: undefined })
  expect(largest!.summary.title).toBe('search 30')
})

test('a search of the present form is used whole, and of one with another form only figures and question', async () => {
  const search = ended(1)
  await keepSearch(1, search)
  const store = ownStore('searches')
  const [key] = await store.keys('1|')
  const stored = (await store.get(key!)) as { whole: object }
  expect((await keptSearches(1))[0]!.whole).toEqual(search)

  const { resultForm: _, ...ofFirstBuilds } = stored as { resultForm?: string; whole: object }
  for (const other of [
    { ...stored, resultForm: 'another' },
    { ...ofFirstBuilds, version: 1 },
  ]) {
    await store.put(key!, other)
    expect(await keptSearches(1)).toMatchObject([
      { id: 'target-1', whole: undefined, summary: { title: 'search 1' } },
    ])
  }
})
