import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Chain, ChainNode } from '../../../../engine/chain.ts'
import { CHAIN_BOX, type DrawnChain } from '../../../economy/use-chain-layout.ts'
import { AnchoredPopover } from '../../../ui/AnchoredPopover.tsx'
import { Button } from '../../../ui/Button.tsx'
import { GraphSurface } from '../../../ui/graph/GraphSurface.tsx'
import { readableName } from '../../../ui/material/material-source.ts'
import { useToast } from '../../../ui/Toast.tsx'
import type { ChainSearch } from '../chain-search.ts'
import { choicesAt, withRecipe, withTerminal } from '../choices.ts'
import type { GameLists } from '../game-lists.ts'
import { nodeColour } from '../node-colour.ts'
import { ChainPicture } from './ChainPicture.tsx'
import { exportPng, exportSvg } from './export-picture.ts'
import { NodeChoice } from './NodeChoice.tsx'

/** The picture with its export, and the choice at the node that was pressed. */
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
  lists: GameLists
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
  const exported = () => picture.current && { element: picture.current, ...placed }
  async function savePng() {
    const found = exported()
    if (!found) return
    try {
      await exportPng(file, found)
    } catch (problem) {
      toast.error('The picture could not be written.', {
        detail: problem instanceof Error ? problem.message : String(problem),
      })
    }
  }
  function saveSvg() {
    const found = exported()
    if (found) exportSvg(file, found)
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
            <Button size="small" onClick={saveSvg}>
              SVG
            </Button>
            <Button size="small" onClick={() => void savePng()}>
              PNG
            </Button>
          </>
        }
      >
        <ChainPicture
          {...{ drawn, scale, colourOf, picture }}
          chosen={pressed?.ticker ?? null}
          onChoose={choose}
        />
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

/** The panels float over the left third of a wide screen: fitting leaves it to them. */
function useRoomForPanels(width: number): number {
  const isWide = useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(WIDE)
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
  )
  return isWide ? width * PANEL_SHARE : 0
}
const WIDE = '(min-width: 1000px)'
const PANEL_SHARE = 0.42

const nodeOf = (chain: Chain, ticker: string | undefined) =>
  chain.nodes.find((node) => node.ticker === ticker)
