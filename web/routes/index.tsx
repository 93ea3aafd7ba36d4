import { createFileRoute } from '@tanstack/react-router'
import { HomeSearch, leaveHomeWhenLoggedIn } from '../app/guard.ts'
import { HomeScreen } from '../features/home/HomeScreen.tsx'

export const Route = createFileRoute('/')({
  staticData: { title: 'Perigee' },
  validateSearch: HomeSearch,
  beforeLoad: leaveHomeWhenLoggedIn,
  component: HomeRoute,
  // The first page of a visitor, so it is part of the start.
  codeSplitGroupings: [],
})

function HomeRoute() {
  const { login, to } = Route.useSearch()
  return <HomeScreen showsLogin={login ?? false} wantedPage={to} />
}
