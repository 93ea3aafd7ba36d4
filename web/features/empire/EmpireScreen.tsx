import { useQuery } from '@tanstack/react-query'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { exchangeQueries } from '../../economy/list-queries.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { NotBuilt } from '../../parts/NotBuilt.tsx'

/** The first page after a login: loads what every calculation needs, so that it is there offline as well. */
export function EmpireScreen() {
  return (
    <DataLoader
      title="Loading your empire"
      parts={[
        { name: 'Materials', query: useQuery(gameQueries.materials()) },
        { name: 'Buildings', query: useQuery(gameQueries.buildings()) },
        { name: 'Recipes', query: useQuery(gameQueries.recipes()) },
        { name: 'Exchanges', query: useQuery(exchangeQueries.stored()) },
        { name: 'Plans', query: useQuery(planQueries.all()) },
        { name: 'Empires', query: useQuery(empireQueries.all()) },
      ]}
    >
      <NotBuilt
        title="Empire"
        help="empire"
        coming={[
          'Profit, revenue and cost of all your plans, and the profit per area',
          'The material flow of the whole empire, with filters',
          'Seven charts of where profit and cost come from',
        ]}
      />
    </DataLoader>
  )
}
