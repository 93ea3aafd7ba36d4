import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { ACCURATE, CLASSIC, RULES_NAMES, type Rules, rulesNamed } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { Expertise } from '../game/primitives.ts'
import { resolvePrices } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { referencePlan } from '../plan/reference-plan.ts'
import { planetFacts } from '../planets/planet-row.ts'
import { compileUniverse, type Universe } from '../universe/universe.ts'
import { facilitiesIn, programAt } from './planet-columns.ts'
import { recipeRoi } from './recipe-roi.ts'
import { referenceCogm } from './reference-cogm.ts'
import { resourceRoi } from './resource-roi.ts'

const starter = await loadStarterGameData()
const universe = compileUniverse(starter)
const cx: CxData = {
  name: 'cx',
  cx_empire: [{ type: 'BOTH', exchange: 'NC1_AVG' }],
  cx_planets: [{ planet: 'KW-688c', preferences: [{ type: 'BUY', exchange: 'CI1_BUY' }] }],
  ticker_empire: [],
  ticker_planets: [
    { planet: 'JS-299a', preferences: [{ ticker: 'H2O', type: 'SELL', value: 77 }] },
  ],
}

const unitsIn = (ticker: string, code: string) =>
  starter.exchanges.find((row) => row.MaterialTicker === ticker && row.ExchangeCode === code)
    ?.Traded ?? 0
/** The week's figure, or the month's if that is more than twice or less than half as large. */
const perDay = (ticker: string) => {
  const week = unitsIn(ticker, 'PP7D_NC1') / 7
  const month = unitsIn(ticker, 'PP30D_NC1') / 30
  return week > 2 * month || month > 2 * week ? month : week
}

/** The same base as a plan with a full evaluation. */
function asPlan(
  world: Universe,
  planetid: string,
  building: string,
  recipeid: string,
  cogc: Expertise,
  rules: Rules,
) {
  const plan = referencePlan({ planetNaturalId: planetid, building, recipeId: recipeid, cogc })
  return evaluatePlan(world, {
    plan,
    prices: resolvePrices(world, cx, planetid, rules),
    empire: null,
    rules,
  })
}

describe('what needs a good without a price', () => {
  /** Nobody has sold drinking water for a month, and every worker drinks it. */
  const dry = compileUniverse({
    ...starter,
    exchanges: starter.exchanges.filter(({ MaterialTicker }) => MaterialTicker !== 'DW'),
  })
  const rows = (rules: Rules) => ({
    recipes: recipeRoi(dry, { planetNaturalId: 'KW-688c', cx: null, rules })!,
    resources: resourceRoi(dry, { material: 'FEO', cx: null, rules })!,
  })
  test('stays in Classic, where it is free', () => {
    const { recipes, resources } = rows(CLASSIC)
    expect(recipes.recipeId).toHaveLength(385)
    expect(resources.dailyYield.length).toBeGreaterThan(0)
  })
  test('is left out in Accurate, but for what makes it', () => {
    const { recipes, resources } = rows(ACCURATE)
    expect(recipes.recipeId).toEqual(['FP#10xH2O 1xPG=>10xDW', 'FP#10xH2O=>7xDW'])
    expect(recipes.dailyProfit).toHaveLength(recipes.recipeId.length)
    expect(recipes.buildingTicker).toEqual(['FP', 'FP'])
    expect(resources.dailyYield).toHaveLength(0)
  })
})

describe('the recipe sweep', () => {
  const request = { planetNaturalId: 'KW-688c', cx }
  const table = recipeRoi(universe, request)

  test('has every recipe of the reference bases but those of extractors and farms', () => {
    expect(table.recipeId).toHaveLength(385)
    expect(new Set(table.recipeId).size).toBe(385)
    expect(table.buildingTicker).not.toContain('FRM')
    expect(table.buildingTicker).toContain('ORC')
  })

  test.each(RULES_NAMES)('shows in each row what the plan of that base comes to, %s', (book) => {
    const rules = rulesNamed(book)
    const table = recipeRoi(universe, { ...request, rules })
    for (let row = 0; row < table.recipeId.length; row++) {
      const building = table.buildingTicker[row]!
      const choice = [building, table.recipeId[row]!, table.cogc[row]!] as const
      const result = asPlan(universe, 'KW-688c', ...choice, rules)
      const [active] = result.production.buildings[0]!.activeRecipes
      expect(table.dailyProfit[row]).toBeCloseTo(result.profit, 6)
      expect(table.planCost[row]).toBeCloseTo(result.overview.totalConstructionCost, 6)
      expect(table.planRoi[row]).toBeCloseTo(result.overview.roi, 6)
      expect(table.planArea[row]).toBe(result.area.areaUsed)
      expect(table.planProfitArea[row]).toBeCloseTo(result.profit / result.area.areaUsed, 6)
      expect(table.outputProfit[row]).toBeCloseTo(active!.cogm.totalProfit, 6)
      expect(table.efficiency[row]).toBe(result.production.buildings[0]!.totalEfficiency)
      const made = new Set(active!.recipe.Outputs.map(({ Ticker }) => Ticker))
      const shares = result.materialio
        .filter(({ ticker, delta }) => made.has(ticker) && delta > 0)
        .map(({ ticker, delta }) => delta / perDay(ticker))
      expect(table.tradeShare[row]).toBeCloseTo(Math.max(0, ...shares), 6)
      const traded = result.materialio
        .filter(({ delta }) => delta !== 0)
        .map(({ ticker }) => ticker)
      const stoodIn = result.diagnostics
        .filter(({ kind }) => kind === 'price-stood-in')
        .flatMap(({ subject }) => subject.split(', '))
      const atAverages = traded.filter((ticker) => stoodIn.includes(ticker))
      if (book === 'accurate') expect(table.standIns[row]).toBe(atAverages.length)
      else expect(table.standIns[row]).toBe(0)
    }
  })

  test('knows no figure that is not a number, even where nothing grows', () => {
    const { efficiency, outputProfit, dailyProfit, planRoi } = table
    for (const column of [efficiency, outputProfit, dailyProfit, planRoi]) {
      expect(column.some(Number.isNaN)).toBe(false)
    }
  })

  test('shows what goods cost in a row, and names an unknown planet, building or recipe', () => {
    const ask = {
      planetNaturalId: 'KW-688c',
      cx,
      buildingTicker: 'FP',
      recipeId: 'FP#10xH2O 1xPG=>10xDW',
      cogc: 'FOOD_INDUSTRIES',
    } as const
    expect(referenceCogm(universe, ask).outputCOGM[0]).toMatchObject({ ticker: 'DW', amount: 10 })
    const asking = (change: object) => () => referenceCogm(universe, { ...ask, ...change })
    expect(asking({ planetNaturalId: 'XX-000x' })).toThrow('Planet XX-000x not available.')
    expect(asking({ buildingTicker: 'QQQ' })).toThrow('Building QQQ not available.')
    expect(asking({ recipeId: 'FP#' })).toThrow(
      'Unable to find recipe info for FP with recipe id FP#',
    )
    expect(() => recipeRoi(universe, { planetNaturalId: 'XX-000x', cx })).toThrow(
      'Planet XX-000x not available.',
    )
  })
})

describe('freight of the tables', () => {
  const rate = { perUnit: 3, perUnitAndJump: 7 }
  const size = (flows: ReturnType<typeof asPlan>['materialio'], isSold: boolean) => {
    const load = flows.filter(({ delta }) => delta !== 0 && delta > 0 === isSold)
    const total = (unit: 'Weight' | 'Volume') =>
      load.reduce((sum, { ticker, delta }) => {
        const material = starter.materials.find(({ Ticker }) => Ticker === ticker)!
        return sum + Math.abs(delta) * material[unit]
      }, 0)
    return Math.max(total('Weight'), total('Volume'))
  }
  const jumpsFrom = (id: string, to: 'distanceAI1' | 'nearest') => {
    const planet = starter.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === id)!
    const facts = planetFacts(planet)
    const all = [facts.distanceAI1, facts.distanceCI1, facts.distanceIC1, facts.distanceNC1]
    return to === 'nearest' ? Math.min(...all) : facts[to]
  }

  test.each([
    { station: 'Antares Station', to: 'distanceAI1' },
    { station: 'nearest', to: 'nearest' },
  ] as const)(
    'is what the base flies, by jumps to $station, and part of profit, payback and $/area',
    ({ station, to }) => {
      const freight = { station, rate }
      const rules = ACCURATE
      const free = recipeRoi(universe, { planetNaturalId: 'KW-688c', cx, rules })
      const paid = recipeRoi(universe, { planetNaturalId: 'KW-688c', cx, rules, freight })
      expect(paid.recipeId).toEqual(free.recipeId)
      for (let row = 0; row < paid.recipeId.length; row++) {
        const choice = [paid.buildingTicker[row]!, paid.recipeId[row]!, paid.cogc[row]!] as const
        const { profit, materialio } = asPlan(universe, 'KW-688c', ...choice, rules)
        const flown = size(materialio, true) + size(materialio, false)
        const expected = flown * (3 + 7 * jumpsFrom('KW-688c', to))
        expect(paid.dailyFreight[row]).toBeCloseTo(expected, 6)
        expect(paid.dailyProfit[row]).toBe(free.dailyProfit[row]! - paid.dailyFreight[row]!)
        expect(paid.dailyProfit[row]).toBeCloseTo(profit - expected, 5)
        expect(paid.planRoi[row]).toBe(paid.planCost[row]! / paid.dailyProfit[row]!)
        expect(paid.planProfitArea[row]).toBe(paid.dailyProfit[row]! / paid.planArea[row]!)
      }
      expect(free.dailyFreight.every((cost) => cost === 0)).toBe(true)

      const deposits = resourceRoi(universe, { material: 'LST', cx, rules, freight })
      const free2 = resourceRoi(universe, { material: 'LST', cx, rules })
      const rowOf = new Map(free2.planetNaturalId.map((id, row) => [id, row]))
      expect(deposits.planetNaturalId.length).toBeGreaterThan(0)
      for (const [row, id] of deposits.planetNaturalId.entries()) {
        const without = free2.dailyProfit[rowOf.get(id)!]!
        expect(deposits.dailyFreight[row]).toBeGreaterThan(0)
        expect(deposits.dailyProfit[row]).toBe(without - deposits.dailyFreight[row]!)
      }
    },
  )

  test('leaves out what no jumps reach, and says how many deposits that are', () => {
    const freight = { station: 'nearest', rate } as const
    const all = resourceRoi(universe, { material: 'H2O', cx })
    const reached = resourceRoi(universe, { material: 'H2O', cx, freight })
    expect(all.unreached).toBe(0)
    expect(reached.unreached).toBeGreaterThan(0)
    expect(reached.dailyYield.length + reached.unreached).toBe(all.dailyYield.length)
    expect(reached.distanceNC1.every((jumps) => jumps >= 0)).toBe(true)
    const lost = recipeRoi(universe, { planetNaturalId: 'BN-299a', cx, freight })
    expect(lost.recipeId).toHaveLength(0)
  })
})

describe('the resource sweep', () => {
  const EXTRACTORS = { LIQUID: 'RIG', MINERAL: 'EXT', GASEOUS: 'COL' } as const
  const request = { material: 'H2O', cx }
  const table = resourceRoi(universe, request)

  test('has a row for every planet and extractor that can get the material', () => {
    const found = starter.planets.flatMap((planet) =>
      planet.Resources.filter((r) => r.MaterialTicker === 'H2O').map(
        (r) => `${EXTRACTORS[r.ResourceType]} ${planet.PlanetNaturalId}`,
      ),
    )
    const rows = table.planetNaturalId.map((id, row) => `${table.buildingTicker[row]} ${id}`)
    expect(rows.toSorted()).toEqual(found.toSorted())
  })

  test('shows in each row what the plan of that base comes to, at the prices of its planet', () => {
    const table = resourceRoi(universe, { ...request, rules: ACCURATE })
    for (const [row, planet] of table.planetNaturalId.entries()) {
      const building = table.buildingTicker[row]!
      const result = asPlan(
        universe,
        planet,
        building,
        `${building}#H2O`,
        'RESOURCE_EXTRACTION',
        ACCURATE,
      )
      const water = result.materialio.find((m) => m.ticker === 'H2O')!
      expect(table.dailyYield[row]).toBeCloseTo(water.output, 6)
      expect(table.dailyProfit[row]).toBeCloseTo(result.profit, 6)
      expect(table.planCost[row]).toBeCloseTo(result.overview.totalConstructionCost, 6)
    }
  })

  test('tells of each planet where it lies and how many plots are free', () => {
    for (const [row, id] of table.planetNaturalId.entries()) {
      const planet = starter.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === id)!
      const { PlotsTotal = Number.NaN, PlotsTaken = Number.NaN, SupportsGhostSites } = planet
      const facts = planetFacts(planet)
      expect(table.planetName[row]).toBe(planet.PlanetName)
      expect(table.distanceNC1[row]).toBe(facts.distanceNC1)
      expect(table.distanceAI1[row]).toBe(facts.distanceAI1)
      expect(table.plotsTotal[row]).toBe(PlotsTotal)
      const free = SupportsGhostSites ? Infinity : Math.max(0, PlotsTotal - PlotsTaken)
      expect(table.plotsFree[row]).toBe(free)
      expect(facilitiesIn(table.facilities[row]!)).toEqual(facts.infrastructures)
      expect(programAt(table.program[row]!)).toBe(planet.COGCProgramActive)
    }
  })

  test('ranks by yield, the best being all of the best', () => {
    expect([...table.dailyYield]).toEqual([...table.dailyYield].sort((a, b) => b - a))
    expect(table.percentMaxDailyYield[0]).toBe(1)
    expect(table.percentMaxDailyYield[1]).toBe(table.dailyYield[1]! / table.dailyYield[0]!)
  })

  test('of a material that lies nowhere is empty, of one that nobody knows an error', () => {
    expect(resourceRoi(universe, { material: 'RAT', cx }).dailyYield).toHaveLength(0)
    expect(() => resourceRoi(universe, { material: 'QQQ', cx })).toThrow(
      'Material QQQ not available.',
    )
  })
})
