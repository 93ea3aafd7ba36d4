import load from 'highs'
import { expect, test } from 'vitest'
import { savedByFlow } from '../../engine/advisor/empire/answer.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import { supplyRulesOf } from '../../engine/advisor/empire/supply-rules.ts'
import { consolidatedTotals } from '../../engine/empire/consolidated.ts'
import { empireTotals } from '../../engine/empire/empire.ts'
import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import { headline, profitOfParts } from '../../engine/empire/headline.ts'
import { ownSourcing } from '../../engine/empire/own-sourcing.ts'
import { freight } from '../../engine/fleet/freight/freight.ts'
import { ownMoves } from '../../engine/fleet/freight/own-moves.ts'
import { FLIGHT_DEFAULTS } from '../../engine/fleet/ships/flight-choice.ts'
import { spaceIn } from '../../engine/fleet/ships/space-in.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'
import { FREIGHT, ids, question } from './sample-empire-question.ts'

const solver = highsSolver(await load())

test.each([2, 3])(
  'the best empire on %i permits, its plans, their empire and its freight come to one total',
  async (permits) => {
    const asked = question({
      planets: ids.slice(0, 4),
      freight: FREIGHT,
      limits: { permits, sellShare: 1, buyShare: 1 },
    })
    const found = await bestEmpire(empirePoolOfOne(solver, small), asked)
    if (!('best' in found)) throw new Error(found.status)
    const { best } = found
    const plans = evaluatePlans(small, {
      plans: best.bases.map(({ planetNaturalId, plan }) => ({
        ...{ uuid: planetNaturalId, name: planetNaturalId, plan },
      })),
      ...{ cx: asked.cx, empire: asked.empire, rules: asked.rules },
    }).filter((plan) => plan.problem === null)
    const rules = supplyRulesOf(best)
    const sourcing = ownSourcing(plans, ownMoves(small, plans, rules))
    const totals = empireTotals(plans)
    const own = { sourcing, totals: consolidatedTotals(totals, plans, sourcing) }
    const carriedBy = (sharesOwn: boolean) =>
      freight(small, spaceIn(small, FREIGHT.galaxy), {
        plans,
        setup: {
          ...{ ships: [], flight: FLIGHT_DEFAULTS, hired: FREIGHT.rate, stopHours: 2 },
          when: { departs: Date.UTC(2026, 8, 1), days: 30 },
          ...{ hoursPerDay: 24, sharesOwn, exchange: asked.exchange },
          rules: sharesOwn ? rules : { sources: [], limits: [] },
        },
        cx: asked.cx,
        rules: asked.rules,
      })
    const carried = carriedBy(true)
    expect(carried.overPromised).toEqual([])
    const { parts, totals: all, plans: byPlan } = headline(totals, plans, { own, freight: carried })
    const slack = 1e-6 * Math.abs(best.totals.profit)
    expect(Math.abs(all.profit - best.totals.profit)).toBeLessThan(slack)
    expect(Math.abs(parts.list - best.totals.atExchange)).toBeLessThan(slack)
    expect(Math.abs(parts.own! - best.totals.saved)).toBeLessThan(slack)
    expect(Math.abs(parts.freight! + best.totals.freight)).toBeLessThan(slack)
    const sum = [...byPlan.values()].reduce((total, plan) => total + profitOfParts(plan), 0)
    expect(Math.abs(sum - all.profit)).toBeLessThan(slack)
    expect(Math.abs(all.revenue - all.cost - all.profit)).toBeLessThan(slack)
    expect(best.totals.freight).toBeGreaterThan(0)
    // What the flows save is what the same plans lose when all of it goes by the exchange.
    const apart = headline(totals, plans, { freight: carriedBy(false) })
    const saves = best.flows.map(savedByFlow)
    expect(saves.length > 0).toBe(permits > 2)
    const saved = saves.reduce<number>((sum, one) => sum + one!.total, 0)
    expect(Math.abs(all.profit - apart.totals.profit - saved)).toBeLessThan(slack)
    const inFreight = saves.reduce<number>((sum, one) => sum + one!.freight, 0)
    expect(Math.abs(parts.freight! - apart.parts.freight! - inFreight)).toBeLessThan(slack)
  },
)
