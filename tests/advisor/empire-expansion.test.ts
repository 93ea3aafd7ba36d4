import load from 'highs'
import { describe, expect, test } from 'vitest'
import type { EmpireProposal } from '../../engine/advisor/empire/answer.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import type { BestEmpireQuestion, ExistingChoice } from '../../engine/advisor/empire/question.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import {
  type EmpireExpansion,
  empireExpansion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import { expansion } from '../../engine/advisor/expansion/expansion.ts'
import type { MoneyBudget } from '../../engine/advisor/expansion/path.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { AI1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'
import { FREIGHT, farm, ids, question as smallQuestion } from './sample-empire-question.ts'

const solver = highsSolver(await load())

async function bestOf(question: BestEmpireQuestion): Promise<EmpireProposal> {
  const answer = await bestEmpire(empirePoolOfOne(solver, small), question)
  if (!('best' in answer)) throw new Error(answer.status)
  return answer.best
}

const expand = (question: BestEmpireQuestion, { bases }: EmpireProposal, budget: MoneyBudget) =>
  empireExpansion(solver, small, { question, bases, budget })

function complete(found: EmpireExpansion) {
  if (found.status !== 'complete') throw new Error(found.status)
  return found
}

const close = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

const standing = (choice: ExistingChoice) => [{ name: 'Farm', plan: farm(2), choice }]

describe('from today to the best empire', () => {
  test.each([
    ['new bases', smallQuestion()],
    ['bases with freight', smallQuestion({ freight: FREIGHT })],
    ['bases whose trade meets the books', smallQuestion({ books: [] })],
    ['a base that is kept', smallQuestion({ existing: standing('keep') })],
    ['a base that is changed', smallQuestion({ existing: standing('change') })],
    [
      'bases that make at least so much',
      smallQuestion({
        limits: {
          ...{ permits: 2, sellShare: 0.2, buyShare: 0.2 },
          neverSell: ['DW'],
          atLeast: [{ ticker: 'DW', perDay: 20 }],
        },
      }),
    ],
  ])(
    '%s: everything is built, no step without the money for it, and in the end it earns what was promised',
    async (_, question) => {
      const best = await bestOf(question)
      for (const money of [150_000, 1e9]) {
        const budget = { money, perDay: 5000 }
        const found = complete(expand(question, best, budget))
        expect(close(found.profit, best.totals.profit)).toBe(true)
        expect(found.steps.at(-1)?.profit).toBe(found.profit)
        expect(found.cost).toBeGreaterThanOrEqual(best.totals.constructionCost * (1 - 1e-9))
        let [cash, day, profit] = [money, 0, found.profitAtStart]
        for (const step of found.steps) {
          cash += (step.day - day) * (profit + budget.perDay) - step.cost
          expect(cash).toBeGreaterThanOrEqual(-1e-6 * found.cost)
          expect(close(Math.max(0, cash), step.balance) || cash < 1e-6 * found.cost).toBe(true)
          ;({ day, profit } = step)
        }
        const built = best.bases.map((__, base) =>
          found.steps
            .filter((step) => step.base === base)
            .flatMap((step) => step.built)
            .reduce((sum, { amount }) => sum + amount, 0),
        )
        for (const [place, base] of best.bases.entries()) {
          const planned = [...base.plan.buildings, ...base.plan.infrastructure]
          const all = planned.reduce((sum, { amount }) => sum + amount, 0)
          // Two farms and their homes; a new base begins with its core module.
          const stands = base.existing === null ? -1 : 3
          expect(built[place]).toBeCloseTo(all - stands, 6)
        }
        if (money === 1e9) expect(found.steps.every((step) => step.day === 0)).toBe(true)
        expect(expand(question, best, budget)).toEqual(found)
      }
    },
  )

  test('with one base it waits as long as the order of that base by itself', async () => {
    const question = smallQuestion({
      planets: ids.slice(0, 1),
      limits: { permits: 1, sellShare: 0.2, buyShare: 0.2 },
    })
    const best = await bestOf(question)
    const [{ plan, planetNaturalId } = { plan: farm(1), planetNaturalId: '' }] = best.bases
    const budget = { money: 150_000, perDay: 5000 }
    const alone = expansion(small, {
      from: null,
      to: {
        plan,
        prices: resolvePrices(small, AI1_CX, planetNaturalId),
        empire: null,
        rules: CLASSIC,
      },
      budget,
    })
    const found = complete(expand(question, best, budget))
    if (alone.status !== 'complete') throw new Error(alone.status)
    expect(close(found.profit, alone.profit)).toBe(true)
    expect(close(found.cost, alone.cost)).toBe(true)
    // An exchanged order is at best the best one.
    expect(found.missed).toBeGreaterThanOrEqual(alone.missed * (1 - 1e-9))
    expect(found.missed).toBeLessThanOrEqual(alone.missed * 1.05)
  })

  test('without a base there is nothing to build', () => {
    const asked = { question: smallQuestion(), bases: [], budget: { money: 0, perDay: 0 } }
    expect(complete(empireExpansion(solver, small, asked)).steps).toEqual([])
  })

  test('without money and income the least money is told, and with it all is built', async () => {
    const question = smallQuestion()
    const best = await bestOf(question)
    const stuck = expand(question, best, { money: 0, perDay: 0 })
    if (stuck.status !== 'stuck') throw new Error(stuck.status)
    expect(stuck.leastMoney).toBeGreaterThan(0)
    const enough = { money: stuck.leastMoney, perDay: 0 }
    expect(expand(question, best, enough).status).toBe('complete')
  })
})
