import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { material } from '../../../tests/engine/tiny.ts'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import { MaterialProvider } from './MaterialProvider.tsx'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('../../economy/game-queries.ts', () => ({
  gameQueries: { materials: () => ({ queryKey: ['game', 'materials'], queryFn: read }) },
}))

test('the materials are read once a tile is drawn, which then knows its own', async () => {
  read.mockResolvedValue([{ ...material('FE'), Name: 'ironOre' }])
  const client = new QueryClient()
  const shown = (tile: boolean) => (
    <QueryClientProvider client={client}>
      <MaterialProvider>{tile && <MaterialTile ticker="FE" />}</MaterialProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(shown(false))
  await new Promise((end) => setTimeout(end))
  expect(read).not.toHaveBeenCalled()

  rerender(shown(true))
  const tile = screen.getByRole('button')
  await waitFor(() => expect(tile.getAttribute('aria-description')).toBe('Iron Ore'))
  expect(read).toHaveBeenCalledTimes(1)
})
