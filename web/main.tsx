import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
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

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
