// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { jumpPath } from '../../engine/universe/jumps.ts'
import { queryClient } from '../api/query-client.ts'
import { fakeServer } from '../api/testing/fake-server.ts'
import { useStarMap } from './use-star-map.ts'

afterEach(() => vi.unstubAllGlobals())

const id = (n: number) => n.toString(16).padStart(32, '0')
const system = (n: number, connections: string[]) => ({
  SystemId: id(n),
  Name: `S${n}`,
  NaturalId: `AA-00${n}`,
  PositionX: 0,
  PositionY: 0,
  PositionZ: 0,
  connections,
})

test('the star map is made once for all who look at it', async () => {
  const systems = [system(1, [id(2)]), system(2, [id(1)])]
  fakeServer({ 'GET /data/systems': () => Response.json(systems) })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children)
  const one = renderHook(useStarMap, { wrapper })
  const other = renderHook(useStarMap, { wrapper })
  await waitFor(() => expect(one.result.current).toBeDefined())
  expect(jumpPath(one.result.current!, id(1), id(2)).map(({ Name }) => Name)).toEqual(['S1', 'S2'])
  expect(other.result.current).toBe(one.result.current)
})
