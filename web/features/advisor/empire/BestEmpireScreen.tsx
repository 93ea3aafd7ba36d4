import { useQuery } from '@tanstack/react-query'
import { gameQueries } from '../../../data/game-queries.ts'
import { SideBySide } from '../../../ui/layout/SideBySide.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useCxChoice } from '../../cx/cx-choice.ts'
import { ContextNotice } from '../../page/ContextNotice.tsx'
import { DataLoader } from '../../page/DataLoader.tsx'
import { PageFrame } from '../../page/PageFrame.tsx'
import { LastSearches } from '../searches/LastSearches.tsx'
import { ResultBoundary } from '../searches/ResultBoundary.tsx'
import { EmpireLimitFields } from './EmpireLimitFields.tsx'
import { EmpirePanel } from './EmpirePanel.tsx'
import { ExistingForm } from './ExistingForm.tsx'
import type { EmpireUrlProps } from './empire-url.ts'
import { WhereForm } from './WhereForm.tsx'

export function BestEmpireScreen(props: EmpireUrlProps) {
  const materials = useQuery(gameQueries.materials())
  const prices = useCxChoice(props.url.cx)
  return (
    <PageFrame title="Best Empire" help="best-empire">
      <DataLoader title="Best Empire" parts={[{ name: 'Materials', query: materials }]}>
        <ContextNotice />
        <SideBySide first="408px">
          <Stack gap={4}>
            <WhereForm {...props} empireName={prices.empireName} />
            <ExistingForm {...props} />
            <EmpireLimitFields {...props} materials={materials.data ?? []} />
          </Stack>
          <Stack gap={6}>
            <ResultBoundary id={props.url.result}>
              <EmpirePanel {...props} />
            </ResultBoundary>
            <LastSearches />
          </Stack>
        </SideBySide>
      </DataLoader>
    </PageFrame>
  )
}
