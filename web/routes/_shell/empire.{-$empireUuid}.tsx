import { createFileRoute } from '@tanstack/react-router'
import { EmpireScreen } from '../../features/empire/EmpireScreen.tsx'
import { EmpireView } from '../../features/empire/empire-view.ts'
import { evaluateAhead } from '../../features/empire/evaluate-ahead.ts'

export const Route = createFileRoute('/_shell/empire/{-$empireUuid}')({
  staticData: { title: 'Empire' },
  validateSearch: EmpireView,
  loader: ({ params }) => evaluateAhead(params.empireUuid),
  // Longer than the loader waits: drawing the skeleton would delay the page.
  pendingMs: 600,
  // Not for another tab of the same empire.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: EmpireRoute,
  // The start of the app needs neither.
  codeSplitGroupings: [['loader', 'component']],
})

function EmpireRoute() {
  const navigate = Route.useNavigate()
  return (
    <EmpireScreen
      empireUuid={Route.useParams().empireUuid}
      view={Route.useSearch()}
      onView={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
