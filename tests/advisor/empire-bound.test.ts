import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { type Activity, activitiesOf, kindsOf } from '../../engine/advisor/base/columns.ts'
import { isOpen } from '../../engine/advisor/base/standing.ts'
import { keptBases } from '../../engine/advisor/empire/fixed-base.ts'
import { empireModel } from '../../engine/advisor/empire/model.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import { empireRequestOf, openPlanets, openSites } from '../../engine/advisor/empire/request.ts'
import { siteActivities } from '../../engine/advisor/empire/site-activities.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import { empireBound, targetMix } from '../../engine/advisor/empire/steps.ts'
import { galaxyOf } from '../../engine/fleet/ships/galaxy.ts'
import { systemOf } from '../../engine/fleet/ships/place-id.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { data, world } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'
import { galaxyOfLinks, ids, question } from './sample-empire-question.ts'

const solver = highsSolver(await load())
const HUB = 'ZV-307'
const systems = [HUB, ...new Set(ids.map(systemOf))]

/** A tree of systems around the exchange, as a random list of where each one is linked. */
const galaxies = fc.tuple(...systems.slice(1).map((_, at) => fc.nat({ max: at }))).map((parents) =>
  galaxyOfLinks(
    systems,
    parents.map((parent, at) => [parent, at + 1] as const),
  ),
)

const requestOf = (asked: BestEmpireQuestion) =>
  empireRequestOf(small, asked, openPlanets(small, asked))

function exactly(asked: BestEmpireQuestion) {
  const request = requestOf(asked)
  const model = empireModel(small, request, {
    open: openSites(request),
    fixed: keptBases(small, request),
  })
  const solved = solver.solve(model.program, { gap: 1e-7 })
  if (solved.status !== 'optimal') throw new Error(solved.status)
  return solved.objective + model.constant
}

function bounds(asked: BestEmpireQuestion) {
  const request = requestOf(asked)
  const solving = { secondsAtMost: Infinity, gap: 1e-7, areaShare: 1, fitsWholeRuns: false }
  return {
    divided: empireBound(solver, small, request)!.bound,
    whole: targetMix(solver, small, request, openSites(request), solving)!.bound,
  }
}

describe('the bound of an empire', () => {
  test('is never below what the best one earns, however far its planets lie', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...ids], { minLength: 2, maxLength: 3 }),
        galaxies,
        fc.constantFrom(0, 5),
        fc.constantFrom(1, 20, 200),
        fc.constantFrom(undefined, 1, 8),
        fc.constantFrom(1, 2),
        (planets, galaxy, perUnit, perUnitAndJump, fleetHours, permits) => {
          const rate = { perUnit, perUnitAndJump }
          const hours = fleetHours === undefined ? null : { perUnit: 0.1, perUnitAndJump: 0.2 }
          const asked = question({
            planets,
            limits: {
              permits,
              sellShare: 0.2,
              buyShare: 0.2,
              ...(fleetHours !== undefined && { fleetHours }),
            },
            freight: { rate, hours, galaxy },
          })
          const best = exactly(asked)
          const { divided, whole } = bounds(asked)
          expect(whole).toBeGreaterThanOrEqual(best - 1e-6 * Math.abs(best) - 1e-3)
          expect(divided).toBeGreaterThanOrEqual(whole - 1e-6 * Math.abs(whole) - 1e-3)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('counts the way of bases that stay as they are', () => {
    const planet = 'CH-771a'
    const plan: PlanData = {
      planet: {
        planetid: planet,
        permits: 1,
        corphq: false,
        cogc: '---',
        experts: [],
        workforce: [],
      },
      infrastructure: [{ building: 'HB1', amount: 1 }],
      buildings: [
        { name: 'FRM', amount: 2, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
      ],
    }
    const between = systems.filter((id) => id !== HUB && id !== systemOf(planet))
    const row = [HUB, ...between.slice(0, 2), systemOf(planet), ...between.slice(2)]
    const asked = question({
      planets: ids.filter((id) => id !== planet),
      existing: [{ name: 'Farm', plan, choice: 'keep' }],
      limits: { permits: 1, sellShare: 1, buyShare: 1 },
      freight: {
        rate: { perUnit: 0, perUnitAndJump: 20 },
        hours: null,
        galaxy: galaxyOfLinks(
          row,
          row.slice(1).map((_, at) => [at, at + 1] as const),
        ),
      },
    })
    expect(bounds(asked).whole).toBeCloseTo(exactly(asked), 2)
  })

  test('counts on every site what its buildings do, cost and pay there by themselves', () => {
    const rules = { ...CLASSIC, localFees: 'accurate' } as const
    const request = requestOf(question({ planets: ids, hqPlanet: ids[1]!, rules }))
    const found = request.sites.map(() => new Map<string, Activity>())
    const lists = siteActivities(small, request)
    for (const { activities, sites } of lists) {
      for (const site of sites) {
        for (const activity of activities) found[site]!.set(activity.recipe.id, activity)
      }
    }
    for (const [index, { site }] of request.sites.entries()) {
      const planet = small.planets.indexOf.get(site.planetNaturalId)!
      const environment = small.planets.environment[planet]!
      const asked = { site, limits: request.limits, goal: { kind: 'profit' } } as const
      const alone = [...small.buildings.ticker.keys()]
        .filter((b) => small.buildings.isProduction[b] && isOpen(small, asked, b, environment))
        .flatMap((b) => activitiesOf(kindsOf(small, site, planet, b)))
      expect([...found[index]!.values()]).toEqual(expect.arrayContaining(alone))
      expect(found[index]!.size).toBe(alone.length)
    }
    const flows = lists.flatMap(({ activities }) => activities.map(({ net }) => net))
    expect(new Set(flows).size).toBeLessThan(flows.length)
  })
})

describe('a question over all planets with freight', () => {
  test('has an answer by the planets around the exchange before all are looked at', async () => {
    const pool = empirePoolOfOne(solver, world)
    const asked = question({
      planets: 'all',
      limits: {
        permits: 2,
        sellShare: 1,
        buyShare: 1,
        recipes: ['FRM#1xH2O=>4xGRN', 'RIG#H2O', 'COL#O', 'SME#6xFEO 1xC 1xO=>3xFE', 'EXT#FEO'],
      },
      freight: {
        rate: { perUnit: 0, perUnitAndJump: 10 },
        hours: null,
        galaxy: galaxyOf(data.systems),
      },
    })
    const solving = {
      secondsAtMost: 60,
      gap: 0.01,
      areaShare: 1,
      fitsWholeRuns: true,
      roundingSeconds: 60,
    }
    const { bases, planets } = (await pool.nearby(asked, solving))!
    expect(bases.length).toBeGreaterThan(0)
    const request = empireRequestOf(world, asked, planets)
    expect(Math.max(...request.jumps.toExchange.sell)).toBeLessThanOrEqual(3)
    const found = await pool.evaluate(
      { question: asked, planets },
      bases.map((plan) => ({ site: planets.indexOf(plan.planet.planetid), plan })),
    )
    expect(found!.proposal.totals.profit).toBeGreaterThan(0)
    expect(await pool.nearby({ ...asked, freight: null }, solving)).toBeUndefined()
  })
})
