import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { MaterialSourceProvider } from './MaterialSourceProvider.tsx'
import { MaterialTile } from './MaterialTile.tsx'
import { type MarketOverview, readableName } from './material-source.ts'

const RATIONS = {
  ticker: 'RAT',
  name: 'rations',
  category: 'consumables (basic)',
  weight: 0.21,
  volume: 0.1,
}
const OVERVIEW: MarketOverview = {
  quotes: [
    {
      exchange: 'AI1',
      ask: 128,
      bid: null,
      average: 124.6,
      supply: 18_204,
      demand: 9120,
      tradedPerDay: null,
    },
  ],
}

function show(loadOverview: () => Promise<MarketOverview | null>, open = vi.fn()) {
  const facts = () => RATIONS
  render(
    <MaterialSourceProvider source={{ facts, loadOverview, open }}>
      <MaterialTile ticker="RAT" amount={1250} />
    </MaterialSourceProvider>,
  )
  return open
}

test('reads as ticker and amount', () => {
  show(async () => null)
  expect(screen.getByRole('button').textContent).toBe('RAT1,250')
})

test('a press opens the material', async () => {
  const open = show(async () => null)
  await userEvent.click(screen.getByRole('button'))
  expect(open).toHaveBeenCalledWith('RAT')
})

test('resting on it fetches the markets, once', async () => {
  const load = vi.fn(async () => OVERVIEW)
  show(load)
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('button'))
  expect(await screen.findByText('18,204')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('the keyboard shows it at once, Escape and the next focus hide it', async () => {
  show(async () => OVERVIEW)
  await userEvent.tab()
  expect(await screen.findByText('18,204')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByText('18,204')).toBeNull())
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(await screen.findByText('18,204')).toBeTruthy()
  await userEvent.tab()
  await vi.waitFor(() => expect(screen.queryByText('18,204')).toBeNull())
})

test('it goes with the pointer', async () => {
  show(async () => OVERVIEW)
  await userEvent.hover(screen.getByRole('button'))
  const figure = await screen.findByText('18,204')
  await userEvent.hover(figure)
  await userEvent.unhover(figure)
  await vi.waitFor(() => expect(screen.queryByText('18,204')).toBeNull())
})

test('it goes with its tile', async () => {
  const facts = () => RATIONS
  const page = (tile: ReactNode) => (
    <MaterialSourceProvider source={{ facts, loadOverview: async () => OVERVIEW, open: vi.fn() }}>
      {tile}
    </MaterialSourceProvider>
  )
  const { rerender } = render(page(<MaterialTile ticker="RAT" />))
  await userEvent.hover(screen.getByRole('button'))
  expect(await screen.findByText('18,204')).toBeTruthy()
  rerender(page(null))
  await vi.waitFor(() => expect(screen.queryByText('18,204')).toBeNull())
})

test.each<[string, (answer: PromiseWithResolvers<MarketOverview | null>) => void]>([
  ['nothing is known', (answer) => answer.resolve(null)],
  ['loading fails', (answer) => answer.reject(new Error('offline'))],
])('the overview goes when %s', async (_name, settle) => {
  const answer = Promise.withResolvers<MarketOverview | null>()
  show(() => answer.promise)
  await userEvent.hover(screen.getByRole('button'))
  expect(await screen.findByText('Rations')).toBeTruthy()
  settle(answer)
  await vi.waitFor(() => expect(screen.queryByText('Rations')).toBeNull())
})

test('without a source it is plain text', () => {
  render(<MaterialTile ticker="XYZ" amount={null} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('—')).toBeTruthy()
})

test('names of the game data become readable', () => {
  expect(readableName('mineralConstructionGranulate')).toBe('Mineral Construction Granulate')
})
