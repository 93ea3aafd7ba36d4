import load from 'highs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { AdviceProgress } from '../../engine/advisor/base/advice.ts'
import { advise } from '../../engine/advisor/base/advise.ts'
import { type AdvisorQuestion, requestOf } from '../../engine/advisor/base/question.ts'
import type { EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import { expansion } from '../../engine/advisor/expansion/expansion.ts'
import { bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import { planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import { type TargetQuestion, targetRequestOf } from '../../engine/advisor/target/request.ts'
import { solveTarget } from '../../engine/advisor/target/solve-target.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { KeptWhole } from '../../web/features/advisor/searches/kept-form.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'
import { FREIGHT, farm, ids, question } from './sample-empire-question.ts'
import { PLANET_QUESTION } from './sample-planet-question.ts'
import { plainSite } from './site.ts'

const solver = highsSolver(await load())
const { prices: _, dailyVolume: __, ...SITE } = plainSite(small, ids[0]!)
const BASE: AdvisorQuestion = {
  site: SITE,
  limits: { sellShare: 0.2, buyShare: 0.2 },
  goal: { kind: 'profit' },
  cx: null,
}
const TARGET: TargetQuestion = {
  name: '10 C a day',
  wanted: [{ ticker: 'C', perDay: 10 }],
  sites: ids.slice(0, 2).map((planetNaturalId) => ({ ...SITE, planetNaturalId })),
  jumps: [
    [0, 3],
    [3, 0],
  ],
  jumpsToExchange: [1, 2],
  freight: 10,
  investmentDays: 365,
  limits: {},
  cx: null,
}

const timed = (of: unknown) => ({ question: of, secondsAtMost: 20 })
const searches = {
  base() {
    let soFar: AdviceProgress | undefined
    const result = advise(solver, small, requestOf(small, BASE), {
      gap: 0.05,
      onProgress: (progress) => {
        soFar = progress
      },
    })
    return { asked: timed(BASE), soFar: { ...soFar!, answers: [soFar!.best!] }, result }
  },
  async planets() {
    const asked = { ...PLANET_QUESTION, purpose: { kind: 'recipe', id: 'RIG#H2O' } } as const
    const result = await bestPlanets(planetPoolOfOne(solver, small), asked)
    return { asked: timed(asked), soFar: result, result }
  },
  async empire() {
    const asked = question({
      freight: FREIGHT,
      existing: [{ name: 'Farm', plan: farm(2), choice: 'keep' }],
      limits: { permits: 3, sellShare: 0.2 },
    })
    let soFar: EmpireProgress | undefined
    const result = await bestEmpire(empirePoolOfOne(solver, small), asked, {
      onProgress: (progress) => {
        soFar = progress
      },
    })
    return { asked: timed(asked), soFar, result }
  },
  target() {
    const result = solveTarget(solver, small, targetRequestOf(small, TARGET), { gap: 0.05 })
    return { asked: timed(TARGET), soFar: { best: undefined, bound: 0, gap: Infinity }, result }
  },
  expansion() {
    const to = { plan: farm(3), cx: null, empire: null }
    const budget = { money: 1e7, perDay: 0 }
    const prices = resolvePrices(small, null, ids[0]!)
    const result = expansion(small, { from: null, to: { ...to, prices }, budget })
    return { asked: { from: null, to, budget }, soFar: undefined, result }
  },
}

test.each(Object.entries(searches))(
  'a search for the %s is read whole from the store, and without one of its figures it is not',
  async (tool, run) => {
    const { result, ...parts } = await run()
    expect('best' in result || 'ranked' in result || 'steps' in result).toBe(true)
    const kept = structuredClone({
      ...{ id: `${tool}-1`, tool, form: {}, askedAt: 1, endedAt: 2, state: 'complete' },
      ...{ data: { key: 'k', pricesAt: undefined }, problem: undefined },
      ...parts,
      result,
    })
    expect(v.safeParse(KeptWhole, kept).issues).toBeUndefined()
    for (const name of Object.keys(result)) {
      if (name === 'worth') continue
      const { [name]: _, ...less } = kept.result as unknown as Record<string, unknown>
      expect([name, v.is(KeptWhole, { ...kept, result: less })]).toEqual([name, false])
    }
  },
)
