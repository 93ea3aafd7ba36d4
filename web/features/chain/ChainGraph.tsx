import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Chain, ChainNode } from '../../../engine/chain/chain.ts'
import { CHAIN_BOX, type DrawnChain } from '../../data/use-chain-layout.ts'
import { Button } from '../../ui/field/Button.tsx'
import { GraphSurface } from '../../ui/graph/GraphSurface.tsx'
import { readableName } from '../../ui/material/material-source.ts'
import { AnchoredPopover } from '../../ui/overlay/AnchoredPopover.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { ChainPicture } from './ChainPicture.tsx'
import type { ChainSearch } from './chain-search.ts'
import { choicesAt, withRecipe, withTerminal } from './choices.ts'
import { exportPng, exportSvg, type Picture } from './export-picture.ts'
import type { ChainLists } from './game-lists.ts'
import { NodeChoice } from './NodeChoice.tsx'
import { nodeColour } from './node-colour.ts'

export function ChainGraph({
  material,
  search,
  onSearch,
  lists,
  drawn,
  scale,
}: {
  material: string
  search: ChainSearch
  onSearch: (change: Partial<ChainSearch>) => void
  lists: ChainLists
  drawn: DrawnChain
  scale: number
}) {
  const toast = useToast()
  const picture = useRef<SVGGElement>(null)
  const [pressed, setPressed] = useState<{ ticker: string; anchor: Element } | null>(null)
  const by = search.colour ?? 'material'
  const facts = useMemo(
    () => ({
      categories: new Map(
        lists.materials.map(({ Ticker, CategoryName }) => [Ticker, CategoryName]),
      ),
      names: new Map(lists.materials.map(({ Ticker, Name }) => [Ticker, readableName(Name)])),
      buildings: new Map(lists.buildings.map((building) => [building.Ticker, building])),
      recipes: new Map(lists.recipes.map((recipe) => [recipe.RecipeId, recipe])),
    }),
    [lists.materials, lists.buildings, lists.recipes],
  )
  const colourOf = useCallback(
    (node: ChainNode) =>
      nodeColour(
        by,
        node,
        facts.categories.get(node.ticker),
        facts.buildings.get(node.building ?? ''),
      ),
    [by, facts],
  )
  const choose = useCallback(
    (ticker: string, anchor: Element) => setPressed({ ticker, anchor }),
    [],
  )
  const { chain, placed } = drawn
  const room = useRoomForPanels(placed.width)
  const bounds = { x: -room, y: 0, width: placed.width + room, height: placed.height }
  const node = nodeOf(chain, pressed?.ticker)
  const file = `chain-${material}`
  /** Saves the picture with all lines of every node, whatever the zoom shows of them. */
  function exported<T>(save: (file: string, picture: Picture) => T): T | undefined {
    const element = picture.current
    if (!element) return undefined
    const { detail } = element.dataset
    element.dataset.detail = 'full'
    const saved = save(file, { element, ...placed })
    element.dataset.detail = detail
    return saved
  }
  async function savePng() {
    try {
      await exported(exportPng)
    } catch (problem) {
      toast.error('The picture could not be written.', {
        detail: problem instanceof Error ? problem.message : String(problem),
      })
    }
  }
  return (
    <>
      <GraphSurface
        label={`Chain of ${material}`}
        bounds={bounds}
        minimap={chain.nodes.map(({ ticker }) => {
          const at = placed.boxes.get(ticker)
          return at && <rect key={ticker} {...at} {...CHAIN_BOX} fill="var(--ink-faint)" />
        })}
        tools={
          <>
            <Button size="small" onClick={() => exported(exportSvg)}>
              SVG
            </Button>
            <Button size="small" onClick={() => void savePng()}>
              PNG
            </Button>
          </>
        }
      >
        {(zoom) => (
          <ChainPicture
            {...{ drawn, scale, colourOf, picture, zoom }}
            chosen={pressed?.ticker ?? null}
            onChoose={choose}
          />
        )}
      </GraphSurface>
      <AnchoredPopover
        anchor={node && pressed ? pressed.anchor : null}
        onClose={() => setPressed(null)}
        title={node ? (facts.names.get(node.ticker) ?? node.ticker) : ''}
      >
        {node && (
          <NodeChoice
            node={node}
            chosen={choicesAt(node, search)}
            recipes={facts.recipes}
            isFirst={search.choice === 'first'}
            isWanted={node.ticker === material}
            onRecipe={(id) => onSearch({ recipes: withRecipe(search.recipes, node, id) })}
            onTerminal={(isTerminal) =>
              onSearch({ terminals: withTerminal(search.terminals, node.ticker, isTerminal) })
            }
            onOpen={() =>
              onSearch({ material: node.ticker, recipes: search.recipes, amount: undefined })
            }
          />
        )}
      </AnchoredPopover>
    </>
  )
}

/** The panels float over the left of a wide screen: fitting leaves their width to them, in the picture's own units. */
function useRoomForPanels(width: number): number {
  const left = useSyncExternalStore(onResize, () =>
    innerWidth > NARROW ? innerWidth - NAVIGATION - PANELS : 0,
  )
  return left > 0 ? (width * PANELS) / left : 0
}
function onResize(changed: () => void) {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const NARROW = 1000
const NAVIGATION = 268
const PANELS = 372

const nodeOf = (chain: Chain, ticker: string | undefined) =>
  chain.nodes.find((node) => node.ticker === ticker)
