import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from '../app/BareFrame.tsx'
import { SharedEmpireLoader } from '../features/empire/shared/SharedEmpireLoader.tsx'
import { SharedEmpirePage } from '../features/empire/shared/SharedEmpirePage.tsx'
import { SharedEmpireView } from '../features/empire/shared/shared-empire-view.ts'

export const Route = createFileRoute('/shared/empire/$sharedEmpireUuid')({
  staticData: { title: 'Shared Empire' },
  validateSearch: SharedEmpireView,
  component: SharedEmpireRoute,
})

function SharedEmpireRoute() {
  const { sharedEmpireUuid } = Route.useParams()
  const navigate = Route.useNavigate()
  const view = Route.useSearch()
  return (
    <BareFrame>
      <SharedEmpireLoader sharedEmpireUuid={sharedEmpireUuid}>
        {(shared) => (
          <SharedEmpirePage
            key={shared.uuid}
            shared={shared}
            view={view}
            onView={(change) =>
              void navigate({
                search: (before) => ({ ...before, ...change }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
      </SharedEmpireLoader>
    </BareFrame>
  )
}
