import type { ByProduct } from '../../../engine/chain/by-products.ts'
import type { Chain } from '../../../engine/chain/chain.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'
import { byProductsInWords } from './by-product-words.ts'
import type { ChainLists } from './game-lists.ts'
import { type ColourBy, mainWorkforce, nodeColour } from './node-colour.ts'
import { originOf } from './node-words.ts'
import styles from './ProductionChain.module.css'

export function ChainNotes({
  chain,
  byProducts,
  scale,
  by,
  lists,
}: {
  chain: Chain
  byProducts: readonly ByProduct[]
  /** The multiple of the calculated chain that is wanted. */
  scale: number
  by: ColourBy
  lists: ChainLists
}) {
  const loops = chain.nodes.filter(({ isLoop }) => isLoop).map(({ ticker }) => ticker)
  const legend = legendOf(chain, by, lists)
  return (
    <>
      <p>
        {formatCount(chain.nodes.length, 'material')}, {formatCount(chain.edges.length, 'step')}
      </p>
      {loops.length > 0 && (
        <p className="warn">
          {loops.join(', ')} {loops.length === 1 ? 'is' : 'are'} needed to make{' '}
          {loops.length === 1 ? 'itself' : 'themselves'}: dashed ways are not followed further.
        </p>
      )}
      {byProducts.length > 0 && <p>{byProductsInWords(byProducts, scale)}</p>}
      <ul className={styles.legend} aria-label="Colours">
        {legend.map(([name, fill]) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: fill }} />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

function legendOf({ nodes }: Chain, by: ColourBy, { materials, buildings }: ChainLists) {
  const found = new Map<string, string>()
  for (const node of nodes) {
    const category = materials.find(({ Ticker }) => Ticker === node.ticker)?.CategoryName
    const building = buildings.find(({ Ticker }) => Ticker === node.building)
    const name =
      by === 'material'
        ? category
        : by === 'workforce'
          ? mainWorkforce(building)
          : building?.Expertise && inWords(building.Expertise)
    found.set(name ?? originOf(node), nodeColour(by, node, category, building).from)
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1))
}
