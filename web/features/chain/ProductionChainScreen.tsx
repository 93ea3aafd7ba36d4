import { useQuery } from '@tanstack/react-query'
import { gameQueries } from '../../data/game-queries.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { ChainControls } from './ChainControls.tsx'
import { ChainView } from './ChainView.tsx'
import type { ChainSearch } from './chain-search.ts'
import styles from './ProductionChain.module.css'

/** Everything it takes to make a material, as a picture that fills the screen with its controls floating over it. */
export function ProductionChainScreen({
  search,
  onSearch,
}: {
  search: ChainSearch
  onSearch: (change: Partial<ChainSearch>) => void
}) {
  const materials = useQuery(gameQueries.materials())
  const recipes = useQuery(gameQueries.recipes())
  const buildings = useQuery(gameQueries.buildings())
  return (
    <PageFrame title="Production Chains" help="production-chain">
      <DataLoader
        title="Production Chains"
        parts={[
          { name: 'Materials', query: materials },
          { name: 'Recipes', query: recipes },
          { name: 'Buildings', query: buildings },
        ]}
      >
        <div className={styles.screen}>
          <ChainControls search={search} onSearch={onSearch} recipes={recipes.data ?? []} />
          {search.material === undefined ? (
            <div className={styles.empty}>
              <EmptyState title="Choose a material">
                Its whole chain is drawn, down to what planets give.
              </EmptyState>
            </div>
          ) : (
            <ChainView
              key={search.material}
              material={search.material}
              search={search}
              onSearch={onSearch}
              lists={{
                materials: materials.data ?? [],
                recipes: recipes.data ?? [],
                buildings: buildings.data ?? [],
              }}
            />
          )}
        </div>
      </DataLoader>
    </PageFrame>
  )
}
