import type { GameLists } from './kinds.ts'

/**
 * Checks that every reference leads to a record. Exchange rows are left out on purpose: the exchanges also quote population
 * units (PBU, SBU …), which are no materials.
 */
export function checkReferences(data: GameLists): string[] {
  return [
    ...checkBuildings(data),
    ...checkRecipes(data),
    ...checkExchanges(data),
    ...checkSystems(data),
    ...checkPlanets(data),
  ]
}

function* checkBuildings({ buildings, materials }: GameLists): Generator<string> {
  const tickers = new Set(materials.map((m) => m.Ticker))
  for (const [at, building] of buildings.entries())
    for (const [n, cost] of building.BuildingCosts.entries())
      if (!tickers.has(cost.CommodityTicker))
        yield `buildings, record ${at} (${building.Ticker}): BuildingCosts.${n}.CommodityTicker: unknown material ${cost.CommodityTicker}`
}

function* checkRecipes({ recipes, buildings, materials }: GameLists): Generator<string> {
  const tickers = new Set(materials.map((m) => m.Ticker))
  const known = new Set(buildings.map((b) => b.Ticker))
  for (const [at, recipe] of recipes.entries()) {
    const where = `recipes, record ${at} (${recipe.RecipeId})`
    if (!known.has(recipe.BuildingTicker))
      yield `${where}: BuildingTicker: unknown building ${recipe.BuildingTicker}`
    for (const side of ['Inputs', 'Outputs'] as const)
      for (const [n, { Ticker }] of recipe[side].entries())
        if (!tickers.has(Ticker)) yield `${where}: ${side}.${n}.Ticker: unknown material ${Ticker}`
  }
}

function* checkExchanges({ exchanges }: GameLists): Generator<string> {
  for (const [at, row] of exchanges.entries())
    if (row.TickerId !== `${row.MaterialTicker}.${row.ExchangeCode}`)
      yield `exchanges, record ${at} (${row.TickerId}): TickerId: does not fit ${row.MaterialTicker} on ${row.ExchangeCode}`
}

function* checkSystems({ systems }: GameLists): Generator<string> {
  const known = new Set(systems.map((s) => s.SystemId))
  for (const [at, system] of systems.entries())
    for (const [n, id] of system.connections.entries())
      if (!known.has(id))
        yield `systems, record ${at} (${system.NaturalId}): connections.${n}: unknown system ${id}`
}

function* checkPlanets({ planets, systems, materials }: GameLists): Generator<string> {
  const idOf = new Map(materials.map((m) => [m.Ticker, m.MaterialId]))
  const known = new Set(systems.map((s) => s.SystemId))
  for (const [at, planet] of planets.entries()) {
    const where = `planets, record ${at} (${planet.PlanetNaturalId})`
    if (!known.has(planet.SystemId)) yield `${where}: SystemId: unknown system ${planet.SystemId}`
    for (const [n, { MaterialTicker, MaterialId }] of planet.Resources.entries()) {
      const id = idOf.get(MaterialTicker)
      if (id === undefined)
        yield `${where}: Resources.${n}.MaterialTicker: unknown material ${MaterialTicker}`
      else if (id !== MaterialId)
        yield `${where}: Resources.${n}.MaterialId: not the id of ${MaterialTicker}`
    }
  }
}
