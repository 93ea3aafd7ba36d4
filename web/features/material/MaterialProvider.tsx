import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { gameQueries } from '../../data/game-queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { MaterialSourceProvider } from '../../ui/material/MaterialSourceProvider.tsx'
import type { MaterialFacts } from '../../ui/material/material-source.ts'
import { loadQuotes } from './market-data.ts'

const MaterialPanel = lazyPart(() => import('./MaterialPanel.tsx'), 'MaterialPanel')

/** Below it, every material tile knows its material, shows the markets on hover and opens the drawer when pressed. */
export function MaterialProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data: materials } = useQuery(gameQueries.materials())
  /** The ticker: pressed before the materials are loaded, the drawer opens once they are. */
  const [opened, setOpened] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)

  const source = useMemo(() => {
    const facts = new Map(
      materials?.map((material): [string, MaterialFacts] => [
        material.Ticker,
        {
          ticker: material.Ticker,
          name: material.Name,
          category: material.CategoryName,
          weight: material.Weight,
          volume: material.Volume,
        },
      ]),
    )
    return {
      facts: (ticker: string) => facts.get(ticker),
      loadOverview: async (ticker: string) => ({ quotes: await loadQuotes(client, ticker) }),
      open: (ticker: string) => {
        setWasOpened(true)
        setOpened(ticker)
      },
    }
  }, [client, materials])

  const material = opened === null ? null : (source.facts(opened) ?? null)
  return (
    <MaterialSourceProvider source={source}>
      {children}
      {wasOpened && (
        <Suspense>
          <MaterialPanel material={material} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </MaterialSourceProvider>
  )
}
