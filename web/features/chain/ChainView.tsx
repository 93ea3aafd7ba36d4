import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { parseTerminals } from '../../../engine/chain/chain.ts'
import { chainWork } from '../../../engine/chain/work.ts'
import { useChain } from '../../data/calls.ts'
import { useChainLayout } from '../../data/use-chain-layout.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { SweepStatus } from '../page/SweepStatus.tsx'
import { ChainGraph } from './ChainGraph.tsx'
import { ChainNotes } from './ChainNotes.tsx'
import { ChainTables } from './ChainTables.tsx'
import type { ChainSearch } from './chain-search.ts'
import type { ChainLists } from './game-lists.ts'
import styles from './ProductionChain.module.css'
import { scaleOf } from './scale.ts'

const NO_RECIPES: string[] = []

export function ChainView({
  material,
  search,
  onSearch,
  lists,
}: {
  material: string
  search: ChainSearch
  onSearch: (change: Partial<ChainSearch>) => void
  lists: ChainLists
}) {
  const { cx, rules, isPending } = useCxChoice(search.cx)
  const answer = useChain(
    isPending
      ? undefined
      : {
          material,
          runs: 1,
          selectedRecipes: search.recipes ?? NO_RECIPES,
          terminals: parseTerminals(search.terminals ?? ''),
          choice: search.choice ?? 'cheapest',
          cx,
          rules,
        },
  )
  const layout = useChainLayout(answer.value?.chain)
  const [inNumbers, setInNumbers] = useState(false)
  // The layout runs once there is a chain.
  const shown = answer.problem || answer.isStale ? answer : layout
  const drawn = layout.value
  const value = answer.value
  if (value && !answer.isStale && value.chain.nodes.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState title="No chain">No recipe makes or uses {material}.</EmptyState>
      </div>
    )
  }
  if (!drawn || !value) {
    return (
      <div className={styles.waiting}>
        <ContextNotice />
        <SweepStatus label="chain" answer={shown} waits={isPending}>
          {null}
        </SweepStatus>
      </div>
    )
  }
  const scale = scaleOf(value, search)
  const { recipeId, amount } = value.chain.nodes[0]!
  const work = chainWork(value.chain)
  return (
    <>
      <ChainGraph {...{ search, onSearch, lists, drawn, material, scale }} />
      <div className={styles.notes}>
        {shown.isStale || shown.problem ? (
          <SweepStatus label="chain" answer={shown}>
            {null}
          </SweepStatus>
        ) : (
          <ChainNotes
            chain={drawn.chain}
            byProducts={value.analysis.byProducts}
            scale={scale}
            by={search.colour ?? 'material'}
            lists={lists}
          />
        )}
        {recipeId !== null && (
          <Link
            to="/advisor"
            search={{
              section: 'target',
              want: material,
              wantPerDay: Number((amount * scale).toPrecision(6)),
              makeAll: true,
              wantRecipes: [...work.recipes],
              wantMakes: [...work.makes],
              cx: search.cx,
            }}
            className={buttonClass({ variant: 'primary', size: 'small' })}
          >
            Build this chain
          </Link>
        )}
      </div>
      <details
        className={styles.numbers}
        onToggle={({ currentTarget }) => setInNumbers(currentTarget.open)}
      >
        <summary className={styles.head}>Totals</summary>
        {inNumbers && (
          <ChainTables answer={value} scale={scale} efficiency={(search.efficiency ?? 100) / 100} />
        )}
      </details>
    </>
  )
}
