// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCompany } from './use-company.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useCompany(), { wrapper }).result
}

test('a page waits five seconds for a slow FIO, and goes on without it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const result = shown()
  expect(result.current).toMatchObject({ isAwaited: true, company: null })
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(result.current.isAwaited).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(result.current.isAwaited).toBe(false)
})
