import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { queryClient } from './api/query-client.ts'
import { router } from './app/router.ts'
import { startStores } from './app/start.ts'
import { watchTheme } from './ui/theme.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchTheme()
startStores()

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)

const LONGEST_BLANK_MS = 400

async function show(root: HTMLElement): Promise<void> {
  const page = document.documentElement.dataset
  if (page.homepage === 'hidden') {
    root.replaceChildren()
    delete page.homepage
  }
  if (root.hasChildNodes()) {
    // The prerendered homepage is hydrated in place.
    await router.load()
    if (router.state.matches.at(-1)?.routeId === '/') {
      // Makes the router render the same boundaries as in the build.
      router.ssr = { manifest: undefined }
      hydrateRoot(root, app)
      return
    }
    root.replaceChildren()
  }
  // What is loaded soon is drawn at once, and the frame not first without it.
  await Promise.race([router.load(), new Promise((end) => setTimeout(end, LONGEST_BLANK_MS))])
  createRoot(root).render(app)
}

void show(container)
