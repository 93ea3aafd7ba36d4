import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EmpirePlan } from './empire.ts'
import { empireMovements, linksOf } from './network.ts'

function base(
  planetNaturalId: string,
  ...flows: readonly (readonly [ticker: string, delta: number, unitPrice: number])[]
): EmpirePlan {
  return {
    uuid: planetNaturalId,
    name: planetNaturalId,
    planetNaturalId,
    materialIo: flows.map(([ticker, delta, unit]) => ({
      ticker,
      input: Math.max(-delta, 0),
      output: Math.max(delta, 0),
      delta,
      price: delta * unit,
    })),
  }
}

describe('what moves in an empire', () => {
  test('a surplus goes to the bases that need it, the rest is sold', () => {
    expect(
      empireMovements([base('farm', ['GRN', 50, 30]), base('kitchen', ['GRN', -25, 40])]),
    ).toEqual([
      { from: 'farm', to: 'kitchen', ticker: 'GRN', amount: 25, value: 1000 },
      { from: 'farm', to: null, ticker: 'GRN', amount: 25, value: 750 },
    ])
  })

  test('what is missing is bought, by all users alike', () => {
    const movements = empireMovements([
      base('well', ['H2O', 10, 4]),
      base('farm', ['H2O', -15, 6]),
      base('mill', ['H2O', -5, 8]),
    ])
    expect(movements).toEqual([
      { from: 'well', to: 'farm', ticker: 'H2O', amount: 7.5, value: 45 },
      { from: 'well', to: 'mill', ticker: 'H2O', amount: 2.5, value: 20 },
      { from: null, to: 'farm', ticker: 'H2O', amount: 7.5, value: 45 },
      { from: null, to: 'mill', ticker: 'H2O', amount: 2.5, value: 20 },
    ])
  })

  test('at cost, what goes between bases is worth what it costs, and no less at the exchange', () => {
    const plans = [base('farm', ['GRN', 50, 30]), base('kitchen', ['GRN', -25, 40])]
    const values = empireMovements(plans, () => 2).map(({ value }) => value)
    expect(values).toEqual([50, 750])
    expect(empireMovements(plans, () => null)[0]?.value).toBe(1000)
  })

  test('bases of one planet have one place', () => {
    const [first, second] = empireMovements([
      base('VH-331a', ['GRN', 10, 1]),
      base('VH-331a', ['GRN', 30, 1], ['RAT', 5, 9]),
      base('UV-351a', ['GRN', -40, 2]),
    ])
    expect(first).toMatchObject({ from: 'VH-331a', to: 'UV-351a', amount: 40 })
    expect(second).toMatchObject({ from: 'VH-331a', to: null, ticker: 'RAT' })
  })

  test('nothing is lost on the way and nothing comes from nowhere', () => {
    const flow = fc.tuple(
      fc.constantFrom('A', 'B', 'C'),
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 50 }),
    )
    const bases = fc.array(
      fc.tuple(
        fc.constantFrom('one', 'two', 'three', 'four'),
        fc.uniqueArray(flow, { selector: ([ticker]) => ticker, maxLength: 3 }),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(bases, (all) => {
        const plans = all.map(([planet, flows]) => base(planet, ...flows))
        const movements = empireMovements(plans)
        for (const planet of ['one', 'two', 'three', 'four']) {
          for (const ticker of ['A', 'B', 'C']) {
            const deltas = plans
              .filter(({ planetNaturalId }) => planetNaturalId === planet)
              .flatMap(({ materialIo }) => materialIo)
              .filter((row) => row.ticker === ticker)
              .map(({ delta }) => delta)
            const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
            const moved = (side: 'from' | 'to') =>
              sum(
                movements
                  .filter((m) => m.ticker === ticker && m[side] === planet)
                  .map(({ amount }) => amount),
              )
            expect(moved('from')).toBeCloseTo(sum(deltas.filter((delta) => delta > 0)), 9)
            expect(moved('to')).toBeCloseTo(-sum(deltas.filter((delta) => delta < 0)), 9)
          }
        }
        for (const { amount, value } of movements) {
          expect(amount).toBeGreaterThan(0)
          expect(value).toBeGreaterThanOrEqual(0)
        }
        expect(linksOf(movements).flatMap((link) => link.movements)).toHaveLength(movements.length)
      }),
    )
  })
})
