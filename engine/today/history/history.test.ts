import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { DayRecord, EmpireDay } from '../../game/day-record.ts'
import { decodeDay, decodeTotals, encodeDay } from './encoding.ts'
import { DAY_BYTES, fitDay } from './fit.ts'
import { type EvaluatedEmpire, empireDay, type MarkedPlan } from './record.ts'
import { DIFFERENCE_PARTS, whatChanged } from './what-changed.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const TICKERS = Array.from({ length: 120 }, (_, n) => `${'ABCDEFGHJK'[n % 10]}${n}`.slice(0, 3))
const uuidOf = (n: number) =>
  `${((n * 2654435761 + 12345) >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

const flow = (ticker: string, delta: number, unitPrice: number) => ({
  ticker,
  input: delta < 0 ? -delta : 0,
  output: delta > 0 ? delta : 0,
  delta,
  price: delta * unitPrice,
})
const planOf = (
  n: number,
  flows: readonly (readonly [ticker: string, delta: number])[],
  prices: Readonly<Record<string, number>>,
  changes: Partial<MarkedPlan> = {},
): MarkedPlan => {
  const materialIo = flows.map(([ticker, delta]) => flow(ticker, delta, prices[ticker]!))
  const profit = materialIo.reduce((sum, { price }) => sum + price, 0)
  return { uuid: uuidOf(n), design: 1, rules: 1, materialIo, profit, ...changes }
}
const empireOf = (
  plans: readonly MarkedPlan[],
  changes: Partial<EvaluatedEmpire> = {},
): EvaluatedEmpire => ({ uuid: uuidOf(9999), cx: 1, bonus: 1, plans, ...changes })

/** The records of days that follow each other. */
function recordsOf(days: readonly (readonly EvaluatedEmpire[])[]): DayRecord[] {
  const records: DayRecord[] = []
  for (const [n, empires] of days.entries()) {
    const before = records.at(-1) ?? null
    const former = new Map(before?.empires.map((empire) => [empire.empire, empire]))
    const draft: DayRecord = {
      day: `2026-08-${String(n + 1).padStart(2, '0')}`,
      since: before?.day ?? null,
      empires: empires.map((empire) => empireDay(empire, former.get(empire.uuid.slice(0, 8)))),
    }
    records.push(fitDay(draft, before))
  }
  return records
}
function changeOf(before: EvaluatedEmpire, after: EvaluatedEmpire) {
  const [one, other] = recordsOf([[before], [after]])
  return whatChanged(one!.empires[0]!, other!.empires[0]!)
}

const FARM = [
  ['RAT', 50],
  ['H2O', -200],
] as const
const MINE = [
  ['FEO', 120],
  ['RAT', -10],
] as const
const PRICES = { RAT: 100, H2O: 10, FEO: 80 }
const before = empireOf([planOf(1, FARM, PRICES), planOf(2, MINE, PRICES)])

describe('why a profit moved', () => {
  test('prices, for each material what it did on either side, with the rest of it', () => {
    const prices = { ...PRICES, RAT: 90 }
    // A repair bill that rose with a price which no plan trades.
    const farm = planOf(1, FARM, prices)
    const change = changeOf(
      before,
      empireOf([{ ...farm, profit: farm.profit - 7 }, planOf(2, MINE, prices)]),
    )
    expect(change).toMatchObject({
      difference: -40_700,
      parts: {
        prices: -40_700,
        edited: 0,
        added: 0,
        removed: 0,
        rules: 0,
        settings: 0,
        unlisted: 0,
      },
      plans: [],
      prices: [
        { ticker: 'RAT', side: 'sold', units: 50, before: 10_000, after: 9_000, effect: -50_000 },
        { ticker: 'RAT', side: 'bought', units: 10, effect: 10_000 },
      ],
      otherPrices: -700,
    })
  })

  test('an edit by itself, at the prices of the day before', () => {
    const prices = { ...PRICES, RAT: 110 }
    const larger = [
      ['RAT', 80],
      ['H2O', -300],
    ] as const
    const change = changeOf(
      before,
      empireOf([planOf(1, larger, prices, { design: 2 }), planOf(2, MINE, prices)]),
    )
    // 30 RAT more for 100, 100 H2O more for 10; the higher price counts for what is made now.
    expect(change.plans).toEqual([{ plan: uuidOf(1).slice(0, 8), why: 'edited', effect: 200_000 }])
    expect(change.parts).toMatchObject({ edited: 200_000, prices: 80_000 - 10_000 })
  })

  test('plans that came and went', () => {
    const change = changeOf(before, empireOf([planOf(2, MINE, PRICES), planOf(3, MINE, PRICES)]))
    expect(change.parts).toMatchObject({ added: 860_000, removed: -300_000, prices: 0 })
    expect(change.plans.map(({ why }) => why)).toEqual(['added', 'removed'])
  })

  test('rules of the game and settings of the empire, each without what prices did', () => {
    const prices = { ...PRICES, FEO: 81 }
    const less = [
      ['FEO', 100],
      ['RAT', -10],
    ] as const
    const rules = changeOf(
      before,
      empireOf([planOf(1, FARM, prices), planOf(2, less, prices, { rules: 2 })]),
    )
    expect(rules.parts).toMatchObject({ rules: -160_000, prices: 10_000, edited: 0 })
    const settings = changeOf(
      before,
      empireOf([planOf(1, FARM, prices), planOf(2, less, prices)], { bonus: 2 }),
    )
    expect(settings.parts).toMatchObject({ settings: -160_000, prices: 10_000 })
  })

  test('other exchange preferences are named, and count as prices', () => {
    const prices = { ...PRICES, FEO: 70 }
    const plans = [planOf(1, FARM, prices), planOf(2, MINE, prices)]
    const change = changeOf(before, empireOf(plans, { cx: 2 }))
    expect(change).toMatchObject({ hasOtherCx: true, parts: { prices: -120_000 } })
  })
})

const money = fc.integer({ min: -3_000_000, max: 9_000_000 }).map((cents) => cents / 100)
const somePrices = fc
  .array(fc.double({ min: 0.01, max: 20_000, noNaN: true }), {
    minLength: TICKERS.length,
    maxLength: TICKERS.length,
  })
  .map((list) => Object.fromEntries(list.map((price, n) => [TICKERS[n]!, price])))
const someFlows = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...TICKERS), fc.double({ min: -900, max: 900, noNaN: true })),
  { maxLength: 12, selector: ([ticker]) => ticker },
)
const mark = fc.integer({ min: 0, max: 2 })
const someEmpire = (empire: number, most: number): fc.Arbitrary<EvaluatedEmpire> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: most * 2 }), { maxLength: most, size: 'max' }),
      fc.infiniteStream(fc.tuple(someFlows, mark, mark, money)),
      somePrices,
      mark,
      mark,
    )
    .map(([numbers, stream, prices, cx, bonus]) => ({
      uuid: uuidOf(5000 + empire),
      cx,
      bonus,
      plans: numbers.map((n) => {
        const [flows, design, rules, other] = stream.next().value
        const plan = planOf(n, flows, prices, { design, rules })
        return { ...plan, profit: plan.profit + other }
      }),
    }))
const someDay = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(3, 12, 90))
  .chain(([empires, most]) =>
    fc.tuple(...Array.from({ length: empires }, (_, n) => someEmpire(n, most))),
  )

const totalOf = ({ plans, rest }: EmpireDay) =>
  plans.reduce((sum, { profit }) => sum + profit, 0) + rest.profit

describe('the record of a day', () => {
  test('the parts of a difference are the difference, to the last cent, also between coarse records', () => {
    fc.assert(
      fc.property(someDay, someDay, (one, other) => {
        const [first, second] = recordsOf([one, other])
        for (const after of second!.empires) {
          const was = first!.empires.find(({ empire }) => empire === after.empire)
          if (!was) continue
          const { parts, difference, prices, otherPrices, plans } = whatChanged(was, after)
          const sum = DIFFERENCE_PARTS.reduce((total, part) => total + parts[part], 0)
          expect(sum).toBe(after.profit - was.profit)
          expect(sum).toBe(difference)
          expect(prices.reduce((total, { effect }) => total + effect, otherPrices)).toBe(
            parts.prices,
          )
          for (const why of ['edited', 'added', 'removed', 'rules', 'settings'] as const) {
            const told = plans.filter((plan) => plan.why === why)
            expect(told.reduce((total, { effect }) => total + effect, 0)).toBe(parts[why])
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('says the same when it is read, and fits', () => {
    fc.assert(
      fc.property(someDay, someDay, (one, other) => {
        for (const record of recordsOf([one, other])) {
          const encoded = encodeDay(record)
          expect(decodeDay(record.day, encoded)).toEqual(record)
          expect(decodeTotals(encoded.totals)).toEqual(
            record.empires.map(({ empire, profit }) => ({ empire, profit })),
          )
          expect(encoded.totals.length + encoded.details.length).toBeLessThanOrEqual(DAY_BYTES)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('nothing is left out of a sum, however many plans there are', () => {
    fc.assert(
      fc.property(someEmpire(0, 90), (empire) => {
        const [record] = recordsOf([[empire]])
        const [told] = record!.empires
        const cents = empire.plans.reduce((sum, { profit }) => sum + Math.round(profit * 100), 0)
        expect(told!.profit).toBe(cents)
        expect(totalOf(told!)).toBe(cents)
        expect(told!.plans.length + told!.rest.plans).toBe(empire.plans.length)
      }),
      { numRuns: 60 },
    )
  })

  test('damaged bytes are no record', () => {
    const [record] = recordsOf([[before]])
    const { totals, details } = encodeDay(record!)
    expect(() => decodeDay('2026-08-01', { totals, details: details.slice(0, -3) })).toThrow(
      'ends too early',
    )
    expect(() => decodeTotals(Uint8Array.of(9, 0))).toThrow('unknown form 9')
  })
})

/** An account as players have it: a base trades a dozen goods, bases of one kind the same ones. */
function account(plans: number, empires = 1, day = 0): EvaluatedEmpire[] {
  const price = (n: number) => 20 + ((n * 97) % 900) * (1 + 0.03 * Math.sin(n + day))
  const prices = Object.fromEntries(TICKERS.map((ticker, n) => [ticker, price(n)]))
  return Array.from({ length: empires }, (_, empire) => ({
    uuid: uuidOf(7000 + empire),
    cx: 11,
    bonus: 12,
    plans: Array.from({ length: Math.ceil(plans / empires) }, (_, n) => {
      const goods = Array.from({ length: 12 }, (_, good) => (n * 5 + good * good) % 80)
      const flows = [...new Set(goods)].map(
        (good, at) => [TICKERS[good]!, at % 4 === 0 ? 240.37 + n : -31.7 - at] as const,
      )
      return planOf(empire * 1000 + n, flows, prices, { design: 40_000 + n, rules: 50_000 - n })
    }),
  }))
}
const bytesOf = (record: DayRecord) => {
  const { totals, details } = encodeDay(record)
  return totals.length + details.length
}

describe('an account', () => {
  test('of 10 plans is told whole, to the cent', () => {
    const [record] = recordsOf([account(10)])
    const [empire] = record!.empires
    expect(bytesOf(record!)).toBeLessThanOrEqual(DAY_BYTES)
    expect(empire).toMatchObject({ rest: { plans: 0, profit: 0 }, untold: 0 })
    expect(empire!.plans).toHaveLength(10)
  })

  test('of 60 plans has nearly all of them, in whole $, and the materials that matter most', () => {
    const [record] = recordsOf([account(60)])
    const [empire] = record!.empires
    expect(bytesOf(record!)).toBeLessThanOrEqual(DAY_BYTES)
    expect(empire!.plans.length + empire!.rest.plans).toBe(60)
    expect(empire!.plans.length).toBeGreaterThan(45)
    expect(empire!.materials.length).toBeGreaterThan(20)
    expect(empire!.plans.every(({ profit }) => profit % 100 === 0)).toBe(true)
  })

  test('of 200 plans has the larger ones, the same on the next day, and the others together', () => {
    const [first, second] = recordsOf([account(200), account(200, 1, 1)])
    const [one, other] = [first!.empires[0]!, second!.empires[0]!]
    expect(bytesOf(second!)).toBeLessThanOrEqual(DAY_BYTES)
    expect(one.plans.length).toBeGreaterThan(45)
    expect(one.rest.plans).toBe(200 - one.plans.length)
    expect(other.plans.map(({ plan }) => plan)).toEqual(one.plans.map(({ plan }) => plan))
    // Nobody edited anything, so all is due to prices, those of the others included.
    const change = whatChanged(one, other)
    expect(change.difference).not.toBe(0)
    expect(change.parts.prices).toBe(change.difference)
  })

  test('of 200 plans, one of the smaller ones edited, says how much prices did to those together', () => {
    const [one, other] = [account(200), account(200, 1, 1)]
    const [first] = recordsOf([one])
    const told = new Set(first!.empires[0]!.plans.map(({ plan }) => plan))
    const [empire] = other
    const at = empire!.plans.findIndex(({ uuid }) => !told.has(uuid.slice(0, 8)))
    const edited = { ...empire!.plans[at]!, design: 1, profit: empire!.plans[at]!.profit + 1234.56 }
    const [, second] = recordsOf([one, [{ ...empire!, plans: empire!.plans.with(at, edited) }]])
    const { parts, difference } = whatChanged(first!.empires[0]!, second!.empires[0]!)
    expect(parts.prices + parts.unlisted).toBe(difference)
    expect(parts.unlisted).not.toBe(0)
  })

  test('of 500 plans in 50 empires stays bounded', () => {
    const [record] = recordsOf([account(500, 50)])
    expect(bytesOf(record!)).toBeLessThanOrEqual(2 * DAY_BYTES)
    for (const empire of record!.empires) expect(empire.plans.length + empire.rest.plans).toBe(10)
  })
})
