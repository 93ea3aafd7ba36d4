import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/forced-colours.css'
import './ui/layout/start-frame.css'
import { queryClient, watchQueries } from './api/query-client.ts'
import { router } from './app/router.ts'
import { watchActivity } from './browser/activity.ts'
import { watchOnline } from './browser/online.ts'
import { registerServiceWorker } from './offline/registration.ts'
import { keepSession } from './session/session.ts'
import { watchVersion } from './session/version-watch.ts'
import { watchTheme } from './ui/theme.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchTheme()
watchActivity()
watchQueries()
keepSession()
watchOnline()
watchVersion()
registerServiceWorker()

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)

/** The frame of index.html stays until the first page can be shown whole. */
async function show(root: HTMLElement): Promise<void> {
  const page = document.documentElement.dataset
  if (page.homepage === 'hidden') {
    root.replaceChildren()
    delete page.homepage
  }
  await router.load()
  router.ssr = { manifest: undefined }
  // The prerendered homepage is hydrated in place, with the same boundaries as in the build.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

void show(container)
