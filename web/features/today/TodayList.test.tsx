import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TodayCard } from '../../../engine/today/cards.ts'
import type { TodayLine, What } from '../../../engine/today/line.ts'
import type { Today } from '../../../engine/today/today.ts'
import { queryClient } from '../../api/query-client.ts'
import type { TodayAsked } from '../../data/use-today.ts'
import { UiProviders } from '../../ui/UiProviders.tsx'
import { listCards } from './listed-cards.ts'
import { TodayList } from './TodayList.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const QUIET: Today = {
  lines: [],
  cards: [],
  next: null,
  bases: 3,
  repairs: [],
  visits: [],
  withoutStore: [],
  withoutPlan: [],
  flows: { whole: 1, half: 0, none: 0 },
}
const QUESTION = {
  now: Date.UTC(2026, 10, 1),
  plans: [],
  storage: { planets: {}, warehouses: {}, ships: {}, last_modified: null },
  sites: { planets: {}, ships: {}, last_modified: null },
} as unknown as TodayAsked

const cardOf = (one: TodayLine): TodayCard => ({
  ...{ key: `card of ${one.key}`, lines: [one], lostNow: 0, bring: [], collect: [] },
  ...{ place: one.place, planetNaturalId: one.planetNaturalId },
  ...{ inDays: one.inDays, lostPerDay: one.lostPerDay },
})

function show(changes: Partial<Today>) {
  const today = { ...QUIET, cards: changes.lines?.map(cardOf) ?? [], ...changes }
  const listed = listCards(today.cards, [], [], QUESTION.now, null)
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <UiProviders>
          <TodayList today={today} listed={listed} question={QUESTION} />
        </UiProviders>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

function openAll() {
  for (const button of screen.getAllByRole('button', { name: /^Details of / }))
    fireEvent.click(button)
}

const line = (what: What, changes: Partial<TodayLine> = {}): TodayLine => ({
  ...{ key: what.kind, what, place: 'Katoa', planetNaturalId: 'UV-351a' },
  ...{ planUuid: 'plan', planName: 'Farm', inDays: 0, lostPerDay: 12.5, unpriced: [] },
  ...changes,
})

test('where all is well it says so, and what comes next', () => {
  const next = line(
    { kind: 'runs out', materials: [{ ticker: 'RAT', days: 12.3 }], bring: [], lasts: 20 },
    { inDays: 12.3 },
  )
  show({ next })
  expect(screen.getByText('All is well in your 3 bases.')).toBeDefined()
  expect(screen.getByText('Next: Katoa runs out of RAT in 12.3 d.')).toBeDefined()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('where nothing comes within the forecast, that is said', () => {
  show({ bases: 1 })
  expect(screen.getByText('All is well in your 1 base.')).toBeDefined()
  expect(screen.getByText('Nothing is coming in the next 14 days.')).toBeDefined()
})

test('where FIO knows no base, or none has a plan, it says what to do', () => {
  show({ bases: 0 })
  expect(screen.getByText('FIO knows no base of yours')).toBeDefined()
})

test('a base without a plan is named', () => {
  show({ bases: 0, withoutPlan: [{ planetNaturalId: 'UV-351a', planetName: 'Katoa' }] })
  expect(screen.getByText('None of your bases has a plan')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Katoa' })).toBeDefined()
})

test('a figure that is not known is a dash, a price that is not known is named', () => {
  show({
    lines: [
      line({ kind: 'workers', short: 20 }, { unpriced: ['HAL'] }),
      line({ kind: 'built', differences: ['FRM 4 → 6'], others: 0 }, { lostPerDay: null }),
    ],
  })
  openAll()
  const [short, built] = screen
    .getAllByRole('listitem', { name: 'Katoa' })
    .map(({ textContent }) => textContent)
  expect(short).toContain('−12.50 $/day')
  expect(short).toContain('20 workers without a home.')
  expect(short).toContain('No price known, counted as 0: HAL.')
  expect(built).toContain('—')
  expect(built).toContain('Planned → built: FRM 4 → 6.')
})

test('each kind of line says what it is about', () => {
  show({
    lines: [
      line({ kind: 'programme', program: 'FOOD_INDUSTRIES' }, { inDays: 3 }),
      line({ kind: 'game changed', changes: ['fee', 'production fees'] }),
      line({
        kind: 'repair',
        ...{ overdue: 3, standing: 8, oldest: 61.2, bestDay: 52 },
        materials: [{ ticker: 'BSE', amount: 4 }],
      }),
      line({ kind: 'ships', idle: [{ name: 'Cobalt', at: 'OT-580' }], flying: ['Zinc'] }),
    ],
  })
  openAll()
  const text = screen.getByRole('region', { name: 'tasks' }).textContent
  for (const words of [
    'Food industries ends in 3 d.',
    'A fee changed, production fees changed.',
    '3 of 8 buildings older than the best repair day (52); the oldest 61.2 d.',
    'Cobalt at OT-580. On the way: Zinc.',
  ])
    expect(text).toContain(words)
  expect(screen.getByRole('button', { name: 'XIT: Repairs for Katoa' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'What changed' })).toBeDefined()
})

const ELSEWHERE = { place: null, planetNaturalId: null, planUuid: null, planName: null } as const

test.each<[What, Partial<TodayLine>, RegExp]>([
  [
    { kind: 'line idle', building: 'FP', idle: 2, halted: 1, standing: 4 },
    {},
    /2 of 4 FP run nothing; 1 order of FP halted by the game\./,
  ],
  [
    { kind: 'queue ends', building: 'FP', standing: 4, firstInDays: 0.5 },
    { inDays: 2 },
    /The orders of 4 FP end in 2 d; the first building stops in 0\.5 d\./,
  ],
  [
    {
      kind: 'unsatisfied',
      levels: [{ level: 'PIONEER', satisfaction: 0.5, missingWorkers: 3, missing: ['OVE'] }],
      bring: [{ ticker: 'OVE', amount: 12 }],
    },
    {},
    /Pioneers 50% satisfied, short of OVE, 3 workers missing\./,
  ],
  [
    { kind: 'ship arrives', ship: 'Tin', to: 'HRT', cargo: [] },
    { ...ELSEWHERE, inDays: 1 },
    /Tin arrives empty at HRT\./,
  ],
  [
    {
      ...{ kind: 'order beaten', type: 'sell', ticker: 'RAT', exchange: 'AI1' },
      ...{ openAmount: 5, limit: 99.5, best: 98, atStake: 40 },
    },
    { ...ELSEWHERE, lostPerDay: null },
    /Selling 5 RAT at 99\.50 on AI1; the lowest ask is 98\.00\./,
  ],
  [
    {
      kind: 'orders filled',
      orders: Array.from({ length: 7 }, (_, n) => ({
        ...{ id: String(n), type: 'sell' as const, ticker: 'DW', exchange: 'IC1' },
        ...{ initialAmount: 600, limit: 81, currency: 'ICA' },
      })),
    },
    { ...ELSEWHERE, lostPerDay: 0 },
    /Sold 600 DW on IC1, limit 81\.00 ICA; .*; 2 more\./,
  ],
  [
    {
      ...{ kind: 'contract', contract: 'C1', partner: 'Ada', condition: 'DELIVERY', at: 'OF-375c' },
      ...{ contractId: 'c', conditionId: 'd', atStake: 1234, names: { HRT: 'Hortus Station' } },
      goods: {
        ...{ ticker: 'DW', amount: 200, there: 150, missing: 50, reserved: null },
        from: [{ place: 'HRT', amount: 70 }],
      },
    },
    { ...ELSEWHERE, lostPerDay: null, inDays: 1 },
    /C1 for Ada: Deliver 200 DW at OF-375c; 50 missing there: 70 at Hortus Station\./,
  ],
  [
    {
      ...{ kind: 'cash', has: 100, needs: 2500, oneToOne: ['AIC', 'ICA'] },
      cure: { buys: [], sale: null },
    },
    { ...ELSEWHERE, lostPerDay: null },
    /What is to be brought costs 2,500 \$; your cash in all currencies is 100 \$, AIC and ICA counted one to one\.$/,
  ],
])('%o is said in words', (what, changes, words) => {
  show({ lines: [line(what, changes)] })
  openAll()
  expect(screen.getByText(words)).toBeDefined()
})

test('a store that fills up offers to sell what would be collected', () => {
  const full = { weight: 100, volume: 100 }
  const forecast = { weight: [0, 50], volume: [0, 100], capacity: full, stepHours: 24, fullAt: 24 }
  const collect = [{ ticker: 'H', amount: 800 }]
  show({ lines: [line({ kind: 'storage full', forecast, collect } as unknown as What)] })
  openAll()
  expect(screen.getByRole('button', { name: 'Sell H at Katoa' })).toHaveProperty('disabled', false)
})

test('short cash buys what it pays for, or sells a surplus, with one click each', () => {
  const cure = {
    buys: [
      { planetNaturalId: 'UV-351a', place: 'Katoa', materials: [{ ticker: 'GRN', amount: 40 }] },
    ],
    sale: {
      ...{ planetNaturalId: 'KW-688c', place: 'Etherwind', isEnough: true, worth: 3000 },
      materials: [{ ticker: 'H2O', amount: 75 }],
    },
  }
  show({
    lines: [line({ kind: 'cash', has: 100, needs: 2500, oneToOne: [], cure }, { place: null })],
  })
  openAll()
  expect(screen.getByText(/It pays for part of it: Katoa\. The surplus on Etherwind/)).toBeDefined()
  const buy = screen.getByRole('button', { name: 'XIT: Affordable supplies for Katoa' })
  expect(buy).toHaveProperty('disabled', false)
  expect(screen.getByRole('button', { name: 'Sell H2O at Etherwind' })).toBeDefined()
})

const STORE = { stepHours: 24, weight: [0], volume: [0], capacity: { weight: 9, volume: 9 } }
const BOTH: TodayCard = {
  ...cardOf(line({ kind: 'workers', short: 1 })),
  ...{ key: 'base UV-351a', lostPerDay: 700, inDays: 0 },
  bring: [{ ticker: 'RAT', amount: 40 }],
  collect: [{ ticker: 'H', amount: 800 }],
  lines: [
    line(
      { kind: 'runs out', materials: [{ ticker: 'RAT', days: 0 }], bring: [], lasts: 20 },
      { lostPerDay: 700 },
    ),
    line(
      {
        kind: 'storage full',
        forecast: { ...STORE, fullAt: 48, by: 'weight' },
        collect: [{ ticker: 'H', amount: 800 }],
      },
      { inDays: 2, lostPerDay: 400 },
    ),
  ],
}

test('a base that is short and full is one card with one amount, one button and its reasons', () => {
  show({ cards: [BOTH] })
  const card = screen.getByRole('listitem', { name: 'Katoa' })
  expect(within(card).getByText(/−700/)).toBeDefined()
  expect(within(card).queryByText(/−400/)).toBeNull()
  expect(within(card).getAllByRole('button', { name: /^XIT/ })).toHaveLength(1)
  fireEvent.click(within(card).getByRole('button', { name: 'Details of Katoa' }))
  expect(within(card).getByRole('list', { name: 'bring to Katoa' })).toBeDefined()
  expect(within(card).getByRole('list', { name: 'collect at Katoa' })).toBeDefined()
  expect(within(card).getByText(/−400/)).toBeDefined()
  expect(within(card).getByRole('button', { name: 'Sell H at Katoa' })).toBeDefined()
})

test('filters find a card by its base, its plan and its kind; what is shown is what the sum is of', () => {
  const other = cardOf(line({ kind: 'workers', short: 1 }, { place: 'Nike', planName: 'Pumps' }))
  show({ cards: [BOTH, other] })
  const names = () =>
    screen.getAllByRole('listitem').flatMap((item) => item.getAttribute('aria-label') ?? [])
  const sum = () => screen.getByRole('region', { name: 'At stake' }).textContent
  expect(names()).toEqual(expect.arrayContaining(['Katoa', 'Nike']))
  expect(sum()).toContain('712.50')
  fireEvent.change(screen.getByLabelText('Base or plan'), { target: { value: 'pump' } })
  expect(names()).not.toContain('Katoa')
  expect(sum()).toContain('12.50')
  fireEvent.change(screen.getByLabelText('Base or plan'), { target: { value: 'none such' } })
  expect(screen.getByText('No card matches')).toBeDefined()
})
