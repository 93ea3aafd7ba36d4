import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { data, world } from '../../../scripts/stage/world.ts'
import { ACCURATE, CLASSIC } from '../../game/constants/rules.ts'
import type { CxData } from '../../game/cx.ts'
import { resolvePrices } from '../../market/prices.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import { startedPlan } from '../../plan/start.ts'
import { planetFacts } from '../../planets/planet-row.ts'
import { jumpsToNearest } from '../../universe/station-jumps.ts'
import { withPlanets } from '../../universe/universe.ts'
import { recipeRoi } from '../recipe-roi.ts'
import { resourceRoi } from '../resource-roi.ts'
import { bestOfMany } from './best.ts'
import { ATLAS_EACH, type AtlasOrder } from './choices.ts'
import { type AtlasQuestion, atlasRows } from './rows.ts'

const CX: CxData = {
  name: 'cx',
  cx_empire: [{ type: 'BOTH', exchange: 'NC1_AVG' }],
  cx_planets: [{ planet: 'KW-688c', preferences: [{ type: 'BUY', exchange: 'CI1_BUY' }] }],
  ticker_empire: [{ ticker: 'RAT', type: 'BUY', value: 99 }],
  ticker_planets: [
    { planet: 'JS-299a', preferences: [{ ticker: 'H2O', type: 'SELL', value: 77 }] },
  ],
}
const HORTUS: EmpireBonus = { faction: 'HORTUS', permits_used: 3, permits_total: 5 }
const ALL: AtlasQuestion = {
  cx: CX,
  experts: 'own',
  filter: {},
  order: 'profit',
  each: 'base',
  count: 1000,
  marketShare: 0.2,
}
const ask = (change: Partial<AtlasQuestion>) => atlasRows(world, { ...ALL, ...change })
const { planets } = world
const withProgram = data.planets.flatMap((p) => (p.COGCProgramActive ? p.PlanetNaturalId : []))
const fertile = data.planets.flatMap((p) => (p.Fertility > -1 ? p.PlanetNaturalId : []))
const reached = new Set(
  planets.naturalId.filter((_, planet) => jumpsToNearest(planets, planet) >= 0),
)
const unreached = planets.naturalId.filter((id) => !reached.has(id))
const planetOf = (id: string) => data.planets[planets.indexOf.get(id)!]!
const somePlanet = fc.oneof(
  fc.constantFrom('KW-688c', 'JS-299a', ...withProgram, ...fertile),
  fc.constantFrom(...planets.naturalId),
)

describe('a base of the atlas', () => {
  const cases = (['own', 'none'] as const).flatMap((experts) =>
    [CLASSIC, ACCURATE].flatMap((rules) =>
      [null, HORTUS].map((empire) => ({ experts, rules, empire })),
    ),
  )
  test.each(cases)('is the plan of that base: %j', (request) => {
    const { experts, rules, empire } = request
    fc.assert(
      fc.property(somePlanet, fc.nat(), (id, any) => {
        const rows = ask({ ...request, filter: { planets: [id] } })
        expect(rows.recipeId).toHaveLength(rows.found)
        const row = any % rows.found
        const plan = startedPlan(planetOf(id), {
          building: rows.buildingTicker[row]!,
          recipe: rows.recipeId[row]!,
          cogc: rows.cogc[row]!,
          experts: experts === 'own' ? rows.expertise[row]! : 'none',
        })
        const prices = resolvePrices(world, CX, id, rules)
        const result = evaluatePlan(world, { plan, prices, empire, rules })
        expect(rows.dailyProfit[row]).toBeCloseTo(result.profit, 6)
        expect(rows.planCost[row]).toBeCloseTo(result.overview.totalConstructionCost, 6)
        expect(rows.planArea[row]).toBe(result.area.areaUsed)
        expect(rows.efficiency[row]).toBe(result.production.buildings[0]!.totalEfficiency)
        const recipe = rows.recipeId[row]!
        const made =
          data.recipes.find(({ RecipeId }) => RecipeId === recipe)?.Outputs.at(-1)?.Ticker ??
          recipe.split('#')[1]!
        const asked = ask({ ...request, filter: { planets: [id], recipe, makes: made } })
        const { output } = result.materialio.find(({ ticker }) => ticker === made)!
        expect(asked.perDay[0]).toBeCloseTo(output, 6)
      }),
      { numRuns: 40 },
    )
  })

  test('runs the programme that is assumed, only where the record of another one has ended', () => {
    const endedBefore = Date.parse('2027-01-01')
    const isOver = (id: string) =>
      planets.programRecordEnd[planets.indexOf.get(id)!]! <= endedBefore
    const ended = planets.naturalId.filter(isOver).slice(0, 3)
    expect(ended).not.toEqual([])
    const others = ['KW-688c', 'JS-299a'].filter((id) => !isOver(id))
    const assumed = { cogc: 'FOOD_INDUSTRIES', endedBefore } as const
    const rows = ask({ assumed, filter: { planets: [...ended, ...others] } })
    for (const [row, id] of rows.planetNaturalId.entries()) {
      if (isOver(id)) expect(rows.cogc[row]).toBe('FOOD_INDUSTRIES')
    }
    const food = rows.expertise.findIndex(
      (expertise, row) => expertise === 'FOOD_INDUSTRIES' && isOver(rows.planetNaturalId[row]!),
    )
    const id = rows.planetNaturalId[food]!
    const plan = startedPlan(planetOf(id), {
      building: rows.buildingTicker[food]!,
      recipe: rows.recipeId[food]!,
      cogc: 'FOOD_INDUSTRIES',
      experts: 'FOOD_INDUSTRIES',
    })
    const prices = resolvePrices(world, CX, id)
    expect(rows.dailyProfit[food]).toBeCloseTo(
      evaluatePlan(world, { plan, prices, empire: null }).profit,
      6,
    )
    const plain = ask({ filter: { planets: others } })
    const same = ask({ assumed, filter: { planets: others } })
    expect(same.dailyProfit).toEqual(plain.dailyProfit)
  })

  test.each(ATLAS_EACH)('earns what it is ranked by: the best of each %s', (each) => {
    const by = (order: AtlasOrder) => ask({ rules: ACCURATE, each, order })
    const { dailyProfit } = by('profit')
    expect([...dailyProfit]).toEqual([...dailyProfit].sort((a, b) => b - a))
    const { marketProfit } = by('market')
    expect([...marketProfit]).toEqual([...marketProfit].sort((a, b) => b - a))
    const { planProfitArea } = by('area')
    expect([...planProfitArea]).toEqual([...planProfitArea].sort((a, b) => b - a))
    const { planRoi } = by('payback')
    const paying = planRoi.filter((days) => days > 0)
    expect([...planRoi.subarray(0, paying.length)]).toEqual([...paying].sort((a, b) => a - b))
  })

  test('pays for what it sells and buys, by jumps and the larger of tonnes and cubic metres each way', () => {
    const freight = { station: 'Benten Station', rate: { perUnit: 3, perUnitAndJump: 7 } } as const
    fc.assert(
      fc.property(somePlanet, fc.nat(), (id, any) => {
        const rows = ask({ freight, filter: { planets: [id] } })
        const isFar = planetFacts(planetOf(id)).distanceCI1 < 0
        if (isFar) {
          expect(rows.found).toBe(0)
          return
        }
        const row = any % rows.found
        const start = {
          building: rows.buildingTicker[row]!,
          recipe: rows.recipeId[row]!,
          cogc: rows.cogc[row]!,
          experts: rows.expertise[row]!,
        }
        const plan = startedPlan(planetOf(id), start)
        const { materialio, profit } = evaluatePlan(world, {
          plan,
          prices: resolvePrices(world, CX, id),
          empire: null,
        })
        const size = (isSold: boolean, unit: 'weight' | 'volume') =>
          materialio.reduce((sum, { ticker, delta }) => {
            const per = world.materials[unit][world.materials.indexOf.get(ticker)!]!
            return delta > 0 === isSold ? sum + Math.abs(delta) * per : sum
          }, 0)
        const larger = (isSold: boolean) => Math.max(size(isSold, 'weight'), size(isSold, 'volume'))
        const paid = (larger(true) + larger(false)) * (3 + 7 * rows.distanceCI1[row]!)
        expect(rows.dailyFreight[row]).toBeCloseTo(paid, 6)
        expect(rows.dailyProfit[row]).toBeCloseTo(profit - paid, 5)
        expect(rows.planRoi[row]).toBeCloseTo(rows.planCost[row]! / rows.dailyProfit[row]!, 6)
        expect(rows.planProfitArea[row]).toBe(rows.dailyProfit[row]! / rows.planArea[row]!)
      }),
      { numRuns: 40 },
    )
  })

  test('counts freight in every order, and sells the share of the daily volume that the player sets', () => {
    const rate = { perUnit: 0, perUnitAndJump: 40 }
    const freight = { station: 'nearest', rate } as const
    const by = (order: AtlasOrder, marketShare = 0.2) =>
      ask({ rules: ACCURATE, freight, each: 'recipe', order, marketShare })
    const isFalling = (column: Iterable<number>) => {
      const figures = [...column]
      expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    }
    expect(by('profit').dailyFreight.some((paid) => paid > 0)).toBe(true)
    isFalling(by('profit').dailyProfit)
    isFalling(by('area').planProfitArea)
    const paying = by('payback').planRoi.filter((days) => days > 0)
    isFalling(paying.map((days) => -days))
    for (const marketShare of [0.05, 0.2, 0.5]) {
      const { marketProfit, dailyProfit, tradeShare } = by('market', marketShare)
      isFalling(marketProfit)
      for (const [row, profit] of dailyProfit.entries()) {
        const sold = profit > 0 ? Math.min(1, marketShare / tradeShare[row]!) : 1
        expect(marketProfit[row]).toBeCloseTo(profit * sold, 6)
      }
    }
  })

  test('is a row of the ROI tables, where the planet runs the programme that they assume', () => {
    for (const id of withProgram) {
      const table = recipeRoi(world, { planetNaturalId: id, cx: CX })
      const rows = ask({ filter: { planets: [id] } })
      for (const [row, recipe] of rows.recipeId.entries()) {
        const same = table.recipeId.indexOf(recipe)
        if (same < 0 || rows.cogc[row] !== table.cogc[same]) continue
        expect(rows.dailyProfit[row]).toBe(table.dailyProfit[same])
        expect(rows.planRoi[row]).toBe(table.planRoi[same])
        expect(rows.tradeShare[row]).toBe(table.tradeShare[same])
      }
    }
  })
})

describe('the whole universe', () => {
  test('has every recipe with a reference base on every planet with a route, farms where something grows, deposits where they lie', () => {
    const farms = world.recipes.record.filter(({ BuildingTicker }) =>
      ['FRM', 'ORC'].includes(BuildingTicker),
    ).length
    const based = ask({ each: 'recipe', filter: {} }).recipeId.filter((id) =>
      world.recipes.indexOf.has(id),
    )
    const deposits = data.planets
      .filter(({ PlanetNaturalId }) => reached.has(PlanetNaturalId))
      .reduce((sum, planet) => sum + planet.Resources.length, 0)
    const farmed = fertile.filter((id) => reached.has(id)).length
    expect(based).toHaveLength(new Set(based).size)
    expect(ask({ count: 1 }).found).toBe(
      (based.length - farms) * reached.size + farms * farmed + deposits,
    )
  })

  test('finds the best planet of each recipe, and on how many it does as well', () => {
    const best = ask({ each: 'recipe', order: 'profit' })
    for (const recipe of ['FRM#1xH2O=>4xGRN', 'RIG#H2O', 'INC#4xHCP=>4xC']) {
      const every = ask({ filter: { recipe }, count: 5000 })
      const row = best.recipeId.indexOf(recipe)
      expect(best.dailyProfit[row]).toBe(every.dailyProfit[0])
      const alike = every.dailyProfit.filter((profit) => profit === every.dailyProfit[0])
      expect(best.alike[row]).toBe(alike.length)
    }
  })

  test('leaves out planets without a route, says how many, and puts them last where they are named', () => {
    const best = ask({})
    expect(unreached.length).toBeGreaterThan(400)
    expect(best.withoutRoute).toBe(unreached.length)
    expect(best.planetNaturalId.filter((id) => !reached.has(id))).toEqual([])
    // All of these planets earn the same with it.
    const filter = { recipe: 'INC#4xHCP=>4xC' }
    const named = ask({ filter: { ...filter, planets: planets.naturalId }, count: 5000 })
    expect(named.withoutRoute).toBe(0)
    const profitOf = (row: number) => named.dailyProfit[row]!
    const far = (row: number) => {
      const jumps = jumpsToNearest(planets, planets.indexOf.get(named.planetNaturalId[row]!)!)
      return jumps < 0 ? Infinity : jumps
    }
    expect(named.found).toBe(planets.count)
    for (let row = 1; row < named.found; row++) {
      if (profitOf(row) === profitOf(row - 1)) expect(far(row)).toBeGreaterThanOrEqual(far(row - 1))
    }
  })

  test('agrees with the resource table on who draws most, programme aside', () => {
    const table = resourceRoi(world, { material: 'LIO', cx: CX })
    const rows = ask({ filter: { makes: 'LIO', building: 'EXT' }, count: 5000 })
    expect(new Set(rows.planetNaturalId)).toEqual(
      new Set(table.planetNaturalId.filter((id) => reached.has(id))),
    )
  })

  test('can be narrowed to planets, plots, programmes, jumps, and what is made of what', () => {
    const here = ask({ filter: { planets: ['KW-688c', 'nowhere'] } })
    expect(new Set(here.planetNaturalId)).toEqual(new Set(['KW-688c']))
    const program = 'ADVERTISING_METALLURGY'
    const metal = ask({ filter: { program }, each: 'planet', count: 5000 })
    const running = data.planets.filter((planet) => planet.COGCProgramActive === program)
    expect(new Set(metal.planetNaturalId)).toEqual(
      new Set(
        running.map(({ PlanetNaturalId }) => PlanetNaturalId).filter((id) => reached.has(id)),
      ),
    )
    const near = ask({
      filter: { near: { station: 'Moria Station', jumps: 2 } },
      each: 'planet',
      count: 5000,
    })
    expect(Math.max(...near.distanceNC1)).toBe(2)
    const nearAny = ask({ filter: { near: { jumps: 2 } }, each: 'planet', count: 5000 })
    expect(nearAny.found).toBeGreaterThan(near.found)
    const free = ask({ filter: { freePlotsOnly: true }, each: 'planet', count: 5000 })
    // The starter planets accept more bases than plots, and no other planet is full.
    expect(free.planetNaturalId).toHaveLength(reached.size)
    const [first, second] = data.planets.filter(({ PlanetNaturalId }) =>
      reached.has(PlanetNaturalId),
    )
    const others = withPlanets(world, [
      { ...first!, PlotsTotal: 3, PlotsTaken: 3 },
      { ...second!, PlotsTotal: 3, PlotsTaken: 4, SupportsGhostSites: true },
    ])
    const asked = { ...ALL, filter: { freePlotsOnly: true }, each: 'planet', count: 5000 } as const
    const without = atlasRows(others, asked)
    expect(without.planetNaturalId).toHaveLength(reached.size - 1)
    expect(without.planetNaturalId).not.toContain(first!.PlanetNaturalId)
    const drinks = ask({ filter: { makes: 'DW', uses: 'PG' }, each: 'recipe' })
    expect(drinks.recipeId).toEqual(['FP#10xH2O 1xPG=>10xDW'])
    expect(ask({ filter: { makes: 'QQQ' } }).found).toBe(0)
  })
})

test('the best of many are those of the sorted list, whatever the order they come in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 })),
      fc.integer({ min: 1, max: 9 }),
      (all, n) => {
        const best = bestOfMany(n)
        for (const [planet, value] of all.entries()) best.offer(0, planet, value)
        expect(best.picked().map(({ value }) => value)).toEqual(
          all.toSorted((a, b) => b - a).slice(0, n),
        )
      },
    ),
  )
})
