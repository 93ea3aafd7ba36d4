import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { queryClient } from './api/query-client.ts'
import { PagePending } from './app/PagePending.tsx'
import { Root } from './app/Root.tsx'
import { RouteError } from './app/RouteError.tsx'
import { HomeScreen } from './features/home/HomeScreen.tsx'

/** The homepage of a visitor, for the build; main.tsx hydrates the same tree. */
export async function renderHome(): Promise<string> {
  const root = createRootRoute({ component: Root })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <HomeScreen showsLogin={false} wantedPage={undefined} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
  })
  await router.load()
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
