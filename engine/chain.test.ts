import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../edge/gamedata/starter/starter-files.ts'
import { analyseChain } from './chain/analysis.ts'
import { type Chain, type ChainRequest, parseTerminals, productionChain } from './chain.ts'
import type { Building, Material } from './model/gamedata.ts'
import { compileUniverse, type Universe } from './universe.ts'

type Amounts = Record<string, number>

/** A universe of nothing but recipes, each in a building of its own name and written as inputs and outputs. */
function worldOf(recipes: Record<string, [Amounts, Amounts]>): Universe {
  const list = (amounts: Amounts) =>
    Object.entries(amounts).map(([Ticker, Amount]) => ({ Ticker, Amount }))
  const tickers = Object.values(recipes).flatMap(([inputs, outputs]) =>
    Object.keys({ ...inputs, ...outputs }),
  )
  const materials = [...new Set([...tickers, 'ZZZ'])].map((Ticker): Material => {
    const name = { MaterialId: Ticker, Name: Ticker, CategoryName: '', CategoryId: '' }
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

describe('a loop', () => {
  test('ends where a material meets itself, and says so', () => {
    const world = worldOf({ a: [{ B: 2 }, { A: 1 }], b: [{ A: 1, C: 1 }, { B: 1 }] })
    const chain = chainOf(world, 'A')
    // One A wanted and two more for the B that it takes; those two are not expanded.
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
    // Every path would be 18! of them: without an end to the walk there is no answer at all.
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
            // Inputs stand further down the list, so there is no loop.
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
