import { byCodeUnits } from '../universe/csr.ts'

/**
 * The recipes of a building that are closest to a recipe that no longer exists: first those with the same product, then
 * those that share the most materials with it. The materials are read from the ids, because nothing else of it remains.
 */
export function nearestRecipes(gone: string, options: Iterable<string>): string[] {
  const wanted = materialsOf(gone)
  const nearness = (id: string) => {
    const { inputs, outputs } = materialsOf(id)
    const sameOutputs = shared(outputs, wanted.outputs)
    return sameOutputs * FAR_MORE + shared([...inputs, ...outputs], wanted.all)
  }
  return [...options]
    .filter((id) => id !== gone)
    .map((id) => ({ id, near: nearness(id) }))
    .sort((a, b) => b.near - a.near || byCodeUnits(a.id, b.id))
    .slice(0, MAX_OFFERED)
    .map(({ id }) => id)
}

const MAX_OFFERED = 2
/** More than the materials of any recipe. */
const FAR_MORE = 1000

const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((ticker) => other.includes(ticker)).length

/** `PP2#60xPG=>1xBDE` takes PG and makes BDE; `RIG#H2O` makes H2O. */
function materialsOf(id: string) {
  const sides = id.slice(id.indexOf('#') + 1).split('=>')
  const tickers = (side: string | undefined) =>
    (side ?? '')
      .split(' ')
      .map((amount) => amount.replace(/^\d+x/, ''))
      .filter((ticker) => ticker !== '')
  const outputs = tickers(sides.at(-1))
  const inputs = sides.length > 1 ? tickers(sides[0]) : []
  return { inputs, outputs, all: [...inputs, ...outputs] }
}
