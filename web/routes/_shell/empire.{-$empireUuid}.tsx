import { createFileRoute } from '@tanstack/react-router'
import { beginOwn } from '../../app/begin-own.ts'
import { EmpireScreen } from '../../features/empire/EmpireScreen.tsx'
import { EmpireView } from '../../features/empire/empire-view.ts'

export const Route = createFileRoute('/_shell/empire/{-$empireUuid}')({
  staticData: { title: 'Empire' },
  validateSearch: EmpireView,
  loader: beginOwn,
  component: EmpireRoute,
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
