import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from '../app/BareFrame.tsx'
import { TogetherScreen } from '../features/empire/together/TogetherScreen.tsx'
import { linksIn } from '../features/empire/together/together-links.ts'
import { TogetherView } from '../features/empire/together/together-view.ts'

export const Route = createFileRoute('/together')({
  staticData: { title: 'Together' },
  validateSearch: TogetherView,
  component: TogetherRoute,
})

function TogetherRoute() {
  const navigate = Route.useNavigate()
  const { links } = Route.useSearch()
  return (
    <BareFrame>
      <TogetherScreen
        links={linksIn(links)}
        onLinks={(next) =>
          void navigate({ search: next.length > 0 ? { links: next.join() } : {}, replace: true })
        }
      />
    </BareFrame>
  )
}
