import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { world as world2026 } from '../../scripts/stage/world.ts'
import type { Building, Material } from '../game/gamedata.ts'
import { PRICE_CHOSEN, PRICE_UNKNOWN, resolvePrices } from '../market/prices.ts'
import { compileUniverse, type Universe } from '../universe/universe.ts'
import { analyseChain } from './analysis.ts'
import { type Chain, type ChainRequest, parseTerminals, productionChain } from './chain.ts'
import { isMined } from './recipes.ts'

type Amounts = Record<string, number>

/** A universe that has only recipes, each in a building of its own name and written as inputs and outputs. */
function worldOf(
  recipes: Record<string, [Amounts, Amounts]>,
  mined: readonly string[] = [],
): Universe {
  const list = (amounts: Amounts) =>
    Object.entries(amounts).map(([Ticker, Amount]) => ({ Ticker, Amount }))
  const tickers = Object.values(recipes).flatMap(([inputs, outputs]) =>
    Object.keys({ ...inputs, ...outputs }),
  )
  const materials = [...new Set([...tickers, 'ZZZ'])].map((Ticker): Material => {
    const CategoryName = mined.includes(Ticker) ? 'ores' : ''
    const name = { MaterialId: Ticker, Name: Ticker, CategoryName, CategoryId: '' }
    return { ...name, Ticker, Weight: 1, Volume: 1 }
  })
  const building = (Ticker: string): Building => ({
    Name: Ticker,
    Ticker,
    Expertise: 'CHEMISTRY',
    Pioneers: 10,
    Settlers: 0,
    Technicians: 0,
    Engineers: 5,
    Scientists: 0,
    AreaCost: 10,
    BuildingCosts: [],
    Habitation: null,
    Type: 'PRODUCTION',
  })
  return compileUniverse({
    materials,
    buildings: ['MK', 'COL'].map(building),
    recipes: Object.entries(recipes).map(([id, [inputs, outputs]]) => ({
      RecipeId: `MK#${id}`,
      BuildingTicker: 'MK',
      RecipeName: id,
      TimeMs: 1000,
      Inputs: list(inputs),
      Outputs: list(outputs),
    })),
    exchanges: [],
    planets: [],
  })
}

function chainOf(world: Universe, material: string, request: Partial<ChainRequest> = {}) {
  return productionChain(world, {
    material,
    runs: 1,
    selectedRecipes: [],
    terminals: [],
    ...request,
  })
}
const amounts = (chain: Chain) => Object.fromEntries(chain.nodes.map((n) => [n.ticker, n.amount]))
const flows = (chain: Chain) =>
  Object.fromEntries(chain.edges.map((e) => [`${e.product}>${e.input}`, e.quantity]))

describe('a production chain', () => {
  const world = worldOf({
    a: [{ B: 2, C: 3 }, { A: 1 }],
    b: [{ D: 4 }, { B: 2 }],
    c: [{ D: 1, O: 5 }, { C: 1 }],
    d: [{ E: 1 }, { D: 10 }],
    d2: [{ F: 1 }, { D: 1, G: 1 }],
    g: [{ E: 1 }, { G: 1 }],
    o: [{ E: 1 }, { O: 1 }],
  })

  test('multiplies through from the wanted runs to natural resources', () => {
    const chain = chainOf(world, 'B', { runs: 5 })
    expect(amounts(chain)).toEqual({ B: 10, D: 20, E: 2 })
    expect(chain.nodes.map((n) => n.runs)).toEqual([5, 2, null])
    expect(chain.nodes[2]).toMatchObject({ recipeId: null, building: null, recipeOptions: [] })
  })

  test('adds up what several users need of one material: a diamond counts each path once', () => {
    const chain = chainOf(world, 'A')
    expect(amounts(chain)).toEqual({ A: 1, B: 2, C: 3, O: 15, D: 7, E: 0.7 })
    expect(flows(chain)).toMatchObject({ 'B>D': 4, 'C>D': 3, 'D>E': 0.7 })
  })

  test('lists every user before what it uses', () => {
    const chain = chainOf(world, 'A')
    const at = new Map(chain.nodes.map((node, n) => [node.ticker, n]))
    for (const edge of chain.edges) {
      expect(at.get(edge.product)!).toBeLessThan(at.get(edge.input)!)
    }
  })

  test('takes oxygen as collected, whatever could make it', () => {
    const oxygen = chainOf(world, 'C').nodes.find((node) => node.ticker === 'O')!
    expect(oxygen).toMatchObject({
      amount: 5,
      runs: 5,
      recipeId: 'COL#=>',
      building: 'COL',
      recipeOptions: ['MK#o'],
    })
    expect(chainOf(world, 'C').edges.some((edge) => edge.product === 'O')).toBe(false)
  })

  test('takes the first recipe by id unless one is selected, and that for all it makes', () => {
    expect(chainOf(world, 'D').nodes[0]!.recipeId).toBe('MK#d')
    const selected = { selectedRecipes: ['MK#d2', 'MK#nonsense'] }
    expect(chainOf(world, 'D', selected).nodes[0]!.recipeId).toBe('MK#d2')
    expect(chainOf(world, 'G', selected).nodes[0]!.recipeId).toBe('MK#d2')
    expect(chainOf(world, 'D', selected).nodes[0]!.recipeOptions).toEqual(['MK#d', 'MK#d2'])
  })

  test('does not expand a terminal, which keeps its recipe', () => {
    const chain = chainOf(world, 'A', { terminals: parseTerminals(' d, C\n') })
    expect(amounts(chain)).toEqual({ A: 1, B: 2, C: 3, D: 4 })
    expect(chain.nodes.find((n) => n.ticker === 'C')).toMatchObject({
      recipeId: 'MK#c',
      isTerminal: true,
    })
  })

  test.each([
    ['an unknown material', 'XX'],
    ['a material that no recipe knows', 'ZZZ'],
  ])('is empty for %s', (_, material) => {
    expect(chainOf(world, material)).toEqual({ nodes: [], edges: [] })
  })

  test.each([Number.NaN, -3, Number.POSITIVE_INFINITY])('of %d runs needs nothing', (runs) => {
    expect(Object.values(amounts(chainOf(world, 'A', { runs })))).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('is analysed by material, expertise and workforce', () => {
    expect(analyseChain(world, chainOf(world, 'B', { runs: 5 }))).toEqual({
      materials: [
        { ticker: 'B', amount: 10 },
        { ticker: 'D', amount: 20 },
        { ticker: 'E', amount: 2 },
      ],
      expertise: [{ expertise: 'CHEMISTRY', materials: 2 }],
      workforce: [
        { workforce: 'pioneer', workers: 20 },
        { workforce: 'engineer', workers: 10 },
      ],
      production: [
        { ticker: 'B', building: 'MK', buildings: 5 / 86_400, area: 10 },
        { ticker: 'D', building: 'MK', buildings: expect.any(Number), area: 10 },
      ],
      byProducts: [],
    })
  })

  test('tells how many buildings make its amounts a day, but not for what is bought', () => {
    const day = { runs: 2 * 86_400 }
    const made = (request: Partial<ChainRequest>) =>
      analyseChain(world, chainOf(world, 'B', request)).production
    expect(made(day)[0]).toEqual({ ticker: 'B', building: 'MK', buildings: 2, area: 10 })
    const nodes = chainOf(world, 'B', day).nodes
    for (const { ticker, buildings } of made(day)) {
      expect(buildings).toBe(nodes.find((node) => node.ticker === ticker)!.runs! / 86_400)
    }
    expect(made({ ...day, terminals: ['D'] }).map(({ ticker }) => ticker)).toEqual(['B'])
    expect(made({ ...day, terminals: ['B'] }).map(({ ticker }) => ticker)).toEqual(['B'])
  })
})

test('names what its recipes make besides, which it neither uses nor values', () => {
  const split = worldOf({ one: [{ D: 2 }, { A: 1, X: 3 }], two: [{ E: 1 }, { D: 1, X: 1 }] })
  const of = (request: Partial<ChainRequest>) =>
    analyseChain(split, chainOf(split, 'A', { runs: 4, ...request })).byProducts
  expect(of({})).toEqual([{ ticker: 'X', amount: 4 * 3 + 8, from: ['A', 'D'] }])
  expect(of({ terminals: ['D'] })).toEqual([{ ticker: 'X', amount: 12, from: ['A'] }])
})

describe('a loop', () => {
  test('ends where a material meets itself, and says so', () => {
    const world = worldOf({ a: [{ B: 2 }, { A: 1 }], b: [{ A: 1, C: 1 }, { B: 1 }] })
    const chain = chainOf(world, 'A')
    // One A is wanted, and two more for the B that it needs; those two are not expanded.
    expect(amounts(chain)).toEqual({ A: 3, B: 2, C: 2 })
    expect(chain.edges.filter((edge) => edge.closesLoop)).toEqual([
      { product: 'B', input: 'A', quantity: 2, closesLoop: true },
    ])
    expect(chain.nodes.filter((node) => node.isLoop).map((node) => node.ticker)).toEqual(['A'])
  })

  test('is entered on every path that leads into it', () => {
    const world = worldOf({
      p: [{ A: 1, B: 1 }, { P: 1 }],
      a: [{ B: 1 }, { A: 1 }],
      b: [{ A: 1 }, { B: 1 }],
    })
    // P→A→B→(A) and P→B→A→(B)
    expect(amounts(chainOf(world, 'P'))).toEqual({ P: 1, A: 3, B: 3 })
  })

  test('of a recipe that needs its own product', () => {
    const world = worldOf({ a: [{ A: 1, C: 2 }, { A: 3 }] })
    expect(amounts(chainOf(world, 'A', { runs: 2 }))).toEqual({ A: 8, C: 4 })
  })

  test('ends soon even where everything needs everything', () => {
    const names = Array.from({ length: 18 }, (_, n) => `M${n}`)
    const all = Object.fromEntries(names.map((name) => [name, 1]))
    const world = worldOf(Object.fromEntries(names.map((name) => [name, [all, { [name]: 1 }]])))
    // There are 18! paths: without an early stop the walk would never end.
    const chain = chainOf(world, 'M0')
    expect(chain.nodes).toHaveLength(18)
    expect(chain.edges.every((edge) => Number.isFinite(edge.quantity))).toBe(true)
  })
})

describe('without loops', () => {
  // A ladder whose rungs double the number of paths: 2 ** 30 of them, 60 edges.
  test('the work grows with the edges, not with the paths', () => {
    const rungs = Array.from({ length: 30 }, (_, n): [string, [Amounts, Amounts]][] => [
      [`l${n}`, [{ [`L${n + 1}`]: 1, [`R${n + 1}`]: 1 }, { [`L${n}`]: 2 }]],
      [`r${n}`, [{ [`L${n + 1}`]: 1, [`R${n + 1}`]: 1 }, { [`R${n}`]: 2 }]],
    ])
    const chain = chainOf(worldOf(Object.fromEntries(rungs.flat())), 'L0', { runs: 1 })
    expect(amounts(chain)).toMatchObject({ L0: 2, L1: 1, R1: 1, L30: 1, R30: 1 })
  })

  const graph = fc
    .array(
      fc.dictionary(fc.integer({ min: 1, max: 6 }).map(String), fc.integer({ min: 1, max: 9 })),
      {
        minLength: 1,
        maxLength: 9,
      },
    )
    .map((steps) =>
      worldOf(
        Object.fromEntries(
          steps.map((inputs, n): [string, [Amounts, Amounts]] => {
            // Inputs come later in the list, so there is no loop.
            const below = Object.entries(inputs).map(([by, amount]) => [
              `N${n + Number(by)}`,
              amount,
            ])
            return [`n${n}`, [Object.fromEntries(below), { [`N${n}`]: 1 + (n % 3) }]]
          }),
        ),
      ),
    )

  test('what flows into a material is what is needed of it, and follows its users', () => {
    fc.assert(
      fc.property(graph, fc.integer({ min: 1, max: 50 }), (world, runs) => {
        const chain = chainOf(world, 'N0', { runs })
        const runsOf = new Map(chain.nodes.map((node) => [node.ticker, node.runs ?? 0]))
        for (const node of chain.nodes.slice(1)) {
          const flowing = chain.edges.filter((edge) => edge.input === node.ticker)
          const total = flowing.reduce((sum, edge) => sum + edge.quantity, 0)
          expect(total).toBeCloseTo(node.amount, 9)
          for (const edge of flowing) {
            const recipe = world.recipes.listing.find((r) => r.Outputs[0]?.Ticker === edge.product)!
            const perRun = recipe.Inputs.find((input) => input.Ticker === node.ticker)!.Amount
            expect(edge.quantity).toBeCloseTo(perRun * runsOf.get(edge.product)!, 9)
          }
        }
      }),
    )
  })

  test('the largest chain of the game names each of its materials once', async () => {
    const universe = compileUniverse(await loadStarterGameData())
    const { nodes } = chainOf(universe, 'BR1')
    expect(nodes).toHaveLength(78)
    expect(new Set(nodes.map(({ ticker }) => ticker)).size).toBe(78)
  })
})

describe('the cheapest chain', () => {
  const RECIPES: Record<string, [Amounts, Amounts]> = {
    a: [{ B: 1, C: 1 }, { A: 1 }],
    b1: [{ DEAR: 1 }, { B: 1 }],
    b2: [{ CHEAP: 3 }, { B: 1 }],
    b3: [{ UNPRICED: 1 }, { B: 10 }],
    c1: [{ CHEAP: 2 }, { C: 1 }],
    c2: [{ CHEAP: 2 }, { C: 1, BY: 1 }],
    o: [{ CHEAP: 1 }, { ORE: 100 }],
    m: [{ ORE: 1 }, { M: 1 }],
  }
  const made = worldOf(RECIPES, ['ORE'])
  const priced = { DEAR: 10, CHEAP: 1, ORE: 5, B: 2 }
  function marketOf(prices: Amounts, volumes: Amounts = {}) {
    const column = (amounts: Amounts) =>
      Float64Array.from(made.materials.ticker, (ticker) => amounts[ticker] ?? 0)
    const known = Uint8Array.from(made.materials.ticker, (ticker) =>
      prices[ticker] === undefined ? PRICE_UNKNOWN : PRICE_CHOSEN,
    )
    const unit = column(prices)
    const resolved = { ...resolvePrices(made, null, null), buy: unit, sell: unit, buyFrom: known }
    return { prices: resolved, traded: column(volumes) }
  }
  const cheapestOf = (material: string, request: Partial<ChainRequest> = {}) =>
    chainOf(made, material, { choice: 'cheapest', market: marketOf(priced), ...request })
  const at = (chain: Chain, ticker: string) => chain.nodes.find((node) => node.ticker === ticker)!

  test('makes what costs least by its own costs, and never of what has no price', () => {
    const chain = cheapestOf('A')
    expect(at(chain, 'B')).toMatchObject({
      recipeId: 'MK#b2',
      costs: { made: 3, bought: 2, byOption: [10, 3, null] },
    })
    expect(at(chain, 'A').costs).toMatchObject({ made: 5, bought: null })
    expect(chain.nodes.map(({ ticker }) => ticker)).not.toContain('UNPRICED')
    expect(chainOf(made, 'A').nodes.map(({ ticker }) => ticker)).toContain('DEAR')
  })

  test('of equals makes what is traded most', () => {
    expect(at(cheapestOf('A'), 'C').recipeId).toBe('MK#c1')
    const market = marketOf(priced, { BY: 50 })
    expect(at(cheapestOf('A', { market }), 'C').recipeId).toBe('MK#c2')
  })

  test('mines what is mined, unless a recipe is selected or it is what the chain is for', () => {
    expect(at(cheapestOf('M'), 'ORE')).toMatchObject({
      recipeId: null,
      isMined: true,
      recipeOptions: ['MK#o'],
      costs: { made: null, bought: 5, byOption: [0.01] },
    })
    expect(at(cheapestOf('M', { selectedRecipes: ['MK#o'] }), 'ORE').recipeId).toBe('MK#o')
    expect(cheapestOf('ORE').nodes[0]).toMatchObject({ recipeId: 'MK#o', amount: 100 })
  })

  test('counts what is bought at its price, and what is selected as it is', () => {
    expect(at(cheapestOf('A', { terminals: ['B'] }), 'A').costs?.made).toBe(4)
    expect(at(cheapestOf('A', { selectedRecipes: ['MK#b1'] }), 'A').costs?.made).toBe(12)
    const unpriced = cheapestOf('A', { selectedRecipes: ['MK#b3'] })
    expect(at(unpriced, 'B').costs).toMatchObject({ made: null, bought: 2 })
    expect(at(unpriced, 'A').costs?.made).toBe(4)
  })

  test('begins a loop with what is bought', () => {
    const loop = worldOf({ a: [{ B: 1 }, { A: 4 }], b: [{ A: 2 }, { B: 1 }] })
    const prices = resolvePrices(loop, null, null)
    const buy = Float64Array.from(loop.materials.ticker, (ticker) => (ticker === 'A' ? 8 : 0))
    const buyFrom = Uint8Array.from(buy, (price) => (price > 0 ? PRICE_CHOSEN : PRICE_UNKNOWN))
    const market = { prices: { ...prices, buy, buyFrom }, traded: new Float64Array(buy.length) }
    const chain = chainOf(loop, 'A', { choice: 'cheapest', market })
    // Each round halves the cost of a unit. Without other costs it approaches 0.
    expect(chain.nodes[0]!.costs!.made).toBeCloseTo(0, 6)
  })
})

test('what the categories call mined is what lies on planets', () => {
  const onPlanets = new Set(world2026.planets.resourceMaterial)
  for (const material of world2026.materials.ticker.keys()) {
    expect(isMined(world2026, material)).toBe(onPlanets.has(material))
  }
})
