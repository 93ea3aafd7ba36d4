import { analyseChain } from '../../../engine/chain/analysis.ts'
import { type Chain, parseTerminals, productionChain } from '../../../engine/chain/chain.ts'
import type { Universe } from '../../../engine/universe/universe.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  material: string
  amount: number
  selectedRecipes: string[]
  terminals: string
}

export const check: VectorCheck = {
  file: 'production_chain.json',
  run({ input, expected }, { universe, counts }) {
    const { material, amount, selectedRecipes, terminals } = input as Input
    const chain = productionChain(universe, {
      material,
      runs: amount,
      selectedRecipes,
      terminals: parseTerminals(terminals),
    })
    const paths = pathCounts(chain)
    const wanted = expected as ReferenceChain
    return compare(sorted(wanted), sorted(asReference(universe, chain, amount)), {
      counts,
      mayDiffer: (path) => (joins(sorted(wanted), path, paths) ? 'chainQuantities' : undefined),
    })
  },
}

interface ReferenceChain {
  nodes: { materialTicker: string; recipeAmount: number }[]
  edges: { source: string; target: string; quantity: number }[]
}

/** In how many ways the product needs each material. Users come before what they use, so one pass is enough. */
function pathCounts({ nodes, edges }: Chain): ReadonlyMap<string, number> {
  const paths = new Map(nodes.map((node, n) => [node.ticker, n === 0 ? 1 : 0]))
  for (const { ticker } of nodes) {
    for (const { product, input } of edges) {
      if (product === ticker) paths.set(input, paths.get(input)! + paths.get(ticker)!)
    }
  }
  return paths
}

/** Our chain in the words of the reference. */
function asReference(universe: Universe, chain: Chain, wantedRuns: number) {
  const { buildings } = universe
  const paths = pathCounts(chain)
  const withOptions = chain.nodes.filter((node) => node.recipeOptions.length > 0)
  const analysis = analyseChain(universe, chain)
  const plural = (workforce: string) => `${workforce[0]!.toUpperCase()}${workforce.slice(1)}s`
  return {
    nodes: chain.nodes.map((node, n) => {
      const b = node.building === null ? undefined : buildings.indexOf.get(node.building)
      const record = b === undefined ? undefined : buildings.record[b]
      return {
        materialTicker: node.ticker,
        amount: node.amount,
        // The reference keeps a place holder here for natural resources.
        recipeAmount: node.runs ?? (n === 0 ? wantedRuns : 1),
        recipeId: node.recipeId,
        buildingTicker: node.building ?? 'N/A',
        buildingExpertise: record?.Expertise ?? null,
        buildingWorkforce: {
          Pioneers: record?.Pioneers ?? 0,
          Settlers: record?.Settlers ?? 0,
          Technicians: record?.Technicians ?? 0,
          Engineers: record?.Engineers ?? 0,
          Scientists: record?.Scientists ?? 0,
        },
        hasInput: chain.edges.some((edge) => edge.input === node.ticker),
        hasOutput: chain.edges.some((edge) => edge.product === node.ticker),
      }
    }),
    edges: chain.edges.map(({ product, input, quantity }) => ({
      source: product,
      target: input,
      quantity,
      quantitySum: quantity,
    })),
    pathEdges: chain.edges.reduce((sum, edge) => sum + paths.get(edge.product)!, 0),
    recipeOptions: Object.fromEntries(withOptions.map((n) => [n.ticker, n.recipeOptions])),
    recipeSelection: Object.fromEntries(withOptions.map((n) => [n.ticker, n.recipeId])),
    materialAnalysis: analysis.materials.map(({ ticker, amount }) => ({
      materialTicker: ticker,
      amount,
    })),
    expertiseAnalysis: Object.fromEntries(
      analysis.expertise.map(({ expertise, materials }) => [expertise, materials]),
    ),
    workforceAnalysis: analysis.workforce.map(({ workforce, workers }) => ({
      workforce: plural(workforce),
      value: workers,
    })),
  }
}

/** Edges have two keys, so they are brought into one order before comparing. */
function sorted<C extends ReferenceChain>(chain: C): C {
  const key = (edge: ReferenceChain['edges'][number]) => `${edge.source} ${edge.target}`
  return { ...chain, edges: chain.edges.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) }
}

function joins(chain: ReferenceChain, path: string, paths: ReadonlyMap<string, number>): boolean {
  const [list, index, field] = path.split('.')
  const joined = (ticker: string | undefined) => (paths.get(ticker ?? '') ?? 0) > 1
  if (list === 'edges' && field === 'quantity') return joined(chain.edges[Number(index)]?.source)
  if (list === 'nodes' && field === 'recipeAmount') {
    return joined(chain.nodes[Number(index)]?.materialTicker)
  }
  return false
}
