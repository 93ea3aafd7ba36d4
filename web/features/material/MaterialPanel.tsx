import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import type { MaterialFacts } from '../../ui/material/material-source.ts'
import { Problem } from '../page/Problem.tsx'
import { MaterialDrawer } from './MaterialDrawer.tsx'
import { loadCandles, loadWeek, QUOTED_ROWS, quotesOf } from './market-data.ts'

export function MaterialPanel({
  material,
  onClose,
}: {
  material: MaterialFacts | null
  onClose: () => void
}) {
  const client = useQueryClient()
  const stored = useQuery({ ...exchangeQueries.stored(), enabled: material !== null })
  const rows = useQuery(exchangeQueries.of(material?.ticker ?? '', QUOTED_ROWS, stored.data))
  const loadHistory = useCallback(
    (exchange: string, ticker: string) => loadCandles(client, exchange, ticker),
    [client],
  )
  const loadMaterialWeek = useCallback((ticker: string) => loadWeek(client, ticker), [client])
  const failed = stored.isError ? stored : rows.isError ? rows : undefined
  return (
    <MaterialDrawer
      material={material}
      onClose={onClose}
      quotes={rows.data && quotesOf(rows.data, stored.data?.factsAt)}
      quotesError={failed && <Problem title="The markets could not be loaded." of={failed} />}
      exchanges={EXCHANGES}
      loadHistory={loadHistory}
      loadWeek={loadMaterialWeek}
    >
      {material && (
        <Link to="/atlas" search={{ makes: material.ticker }} onClick={onClose} preload={false}>
          Where is {material.ticker} made best?
        </Link>
      )}
    </MaterialDrawer>
  )
}
