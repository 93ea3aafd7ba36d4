import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { material } from '../../../tests/engine/tiny.ts'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { MaterialDrawer } from './MaterialDrawer.tsx'
import { MaterialProvider } from './MaterialProvider.tsx'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('../../data/game-queries.ts', () => ({
  gameQueries: { materials: () => ({ queryKey: ['game', 'materials'], queryFn: read }) },
}))

test('the materials are read before the first tile is drawn, which has its colour from the start', async () => {
  read.mockResolvedValue([{ ...material('FE'), Name: 'ironOre' }])
  const client = new QueryClient()
  const shown = (tile: boolean) => (
    <QueryClientProvider client={client}>
      <MaterialProvider>{tile && <MaterialTile ticker="FE" />}</MaterialProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(shown(false))
  await waitFor(() => expect(client.getQueryData(['game', 'materials'])).toBeDefined())
  rerender(shown(true))
  expect(screen.getByRole('button').getAttribute('aria-description')).toBe('Iron Ore')
  expect(read).toHaveBeenCalledTimes(1)
})

test('the parts of the drawer are named as in the product documents', async () => {
  const facts = { ticker: 'FE', name: 'ironOre', category: 'ores', weight: 1, volume: 1 }
  render(
    <MaterialDrawer
      material={facts}
      onClose={() => undefined}
      quotes={[]}
      exchanges={['AI1']}
      loadHistory={async () => []}
      loadWeek={() => new Promise(() => undefined)}
    />,
  )
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Material Information', 'Markets', 'Market History']),
  )
})
