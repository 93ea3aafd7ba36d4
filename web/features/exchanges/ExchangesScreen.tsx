import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Cx } from '../../../engine/game/cx.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { usePreferences } from '../../session/preferences.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { CreateCxForm } from '../cx/CreateCxForm.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { CxEditor } from './CxEditor.tsx'
import { OpenCxSelect } from './OpenCxSelect.tsx'

export function ExchangesScreen() {
  const { cxUuid } = useParams({ from: '/_shell/exchanges/{-$cxUuid}' })
  const cx = useQuery(cxQueries.all())
  const materials = useQuery(gameQueries.materials())
  const { defaultCXUuid } = usePreferences()
  const all = cx.data ?? []
  // Without a CX in the address, the default one or the first is shown.
  const shown = cxUuid
    ? all.find(({ uuid }) => uuid === cxUuid)
    : (all.find(({ uuid }) => uuid === defaultCXUuid) ?? all[0])
  return (
    <DataLoader
      isPage
      title="Exchanges"
      parts={[
        { name: 'CX', query: cx },
        { name: 'Materials', query: materials },
      ]}
    >
      {shown && materials.data ? (
        <CxEditor key={shown.uuid} cx={shown} all={all} materials={materials.data} />
      ) : (
        <NoCx all={all} asked={cxUuid} />
      )}
    </DataLoader>
  )
}

function NoCx({ all, asked }: { all: readonly Cx[]; asked: string | undefined }) {
  const navigate = useNavigate()
  return (
    <PageFrame
      title="Exchanges"
      help="exchanges"
      context={all.length > 0 && <OpenCxSelect all={all} uuid={null} />}
    >
      {asked && (
        <ErrorPanel title={`No data: CX ${asked}`}>
          It was deleted, or it belongs to somebody else.
        </ErrorPanel>
      )}
      {all.length === 0 && (
        <Panel>
          <EmptyState
            title="No CX available."
            action={
              <CreateCxForm
                onCreated={(cxUuid) =>
                  void navigate({ to: '/exchanges/{-$cxUuid}', params: { cxUuid }, search: {} })
                }
              />
            }
          >
            A CX holds what you pay and get for materials. Give the first one a name, such as the
            exchange you trade at.
          </EmptyState>
        </Panel>
      )}
    </PageFrame>
  )
}
