// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Exchange } from '../../engine/game/cx.ts'
import { queryClient } from '../api/query-client.ts'
import { fakeServer } from '../api/testing/fake-server.ts'
import { credentials } from '../browser/credentials.ts'
import { MAX_BOOKS, useBooks } from './use-books.ts'

const MINUTE = 60_000
const health = (source: string) => ({
  ...{ status: 'ok', version: '1', build: { commit: null, date: null } },
  ...{ import: false, errors: false, database: 'ok' },
  gamedata: { updated_at: null, source, synthetic: {} },
})

/** Serves books of this age, none of TIT. */
function serve(source = 'upstream', minutesOld = 1) {
  const tickers = ['FE', 'AL', ...Array.from({ length: 60 }, (_, n) => `M${n}`)]
  return fakeServer({
    'GET /health': () => Response.json(health(source)),
    ...Object.fromEntries(
      tickers.map((ticker) => [
        `GET /data/book/AI1/${ticker}`,
        () =>
          Response.json({
            ...{ ticker, exchange: 'AI1', timestampMs: Date.now() - minutesOld * MINUTE },
            ...{ asks: [{ price: 10, amount: 5 }], bids: [] },
          }),
      ]),
    ),
  })
}

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children)
const at = (...tickers: string[]) =>
  tickers.map((ticker) => ({ ticker, exchange: 'AI1' as Exchange }))
const open = (tickers: readonly string[]) =>
  renderHook((shown: readonly string[]) => useBooks(at(...shown)), {
    wrapper,
    initialProps: tickers,
  })
const asked = (server: ReturnType<typeof serve>) =>
  server.asked.map(({ path }) => path).filter((path) => path.startsWith('/data/book'))

beforeEach(() => {
  queryClient.clear()
  credentials.set({ access_token: 'a', refresh_token: 'r' })
})
afterEach(() => {
  queryClient.clear()
  credentials.set(undefined)
  vi.unstubAllGlobals()
})

test('books are asked for once for all who show them; where there is none, nothing is known', async () => {
  const server = serve()
  const { result } = open(['FE', 'AL', 'TIT'])
  open(['FE'])
  await waitFor(() => expect(result.current.books).toHaveLength(2))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.books.map(({ ticker }) => ticker)).toEqual(['FE', 'AL'])
  expect(asked(server).toSorted()).toEqual(
    ['AL', 'FE', 'TIT'].map((ticker) => `/data/book/AI1/${ticker}`),
  )
})

test('a book that is too old counts as none, even while the server is away', async () => {
  const server = serve('upstream', 16)
  const { result } = open(['FE'])
  await waitFor(() => expect(asked(server).length).toBeGreaterThan(0))
  server.isReachable = false
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  await waitFor(() => expect(result.current.books).toEqual([]))
})

test('one screen asks for forty at most', async () => {
  const server = serve()
  const { result } = open(Array.from({ length: 60 }, (_, n) => `M${n}`))
  await waitFor(() => expect(result.current.books).toHaveLength(MAX_BOOKS))
  expect(asked(server)).toHaveLength(MAX_BOOKS)
})

test.each([
  ['a server without a live market', 'starter', true],
  ['a visitor', 'upstream', false],
])('%s is asked for no book', async (_, source, isIn) => {
  if (!isIn) credentials.set(undefined)
  const server = serve(source)
  const { result } = open(['FE'])
  if (isIn) await waitFor(() => expect(server.asked).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(result.current).toMatchObject({ books: [], areThere: false, isLoading: false })
  expect(asked(server)).toEqual([])
})
