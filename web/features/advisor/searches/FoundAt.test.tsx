import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dataVersion } from '../../../data/game-data.ts'
import { FoundAt } from './FoundAt.tsx'
import type { ToolSearch } from './search.ts'

afterEach(() => dataVersion.set(undefined))

const found = {
  ...{ id: 'target-1', state: 'complete', endedAt: Date.now() },
  data: { key: 'l|monday|', pricesAt: Date.UTC(2026, 2, 8, 12) },
} as ToolSearch

test.each([
  ['monday', false],
  ['tuesday', true],
])(
  'a result of monday says with the prices of %s whether they have changed: %s',
  (exchanges, hasChanged) => {
    dataVersion.set({ lists: 'l', exchanges, planets: 'p' })
    render(<FoundAt search={found} />)
    const text = screen.getByText(/Found just now/).textContent
    expect(text).toContain('with prices of 8 Mar 2026')
    expect(text?.includes('Older prices')).toBe(hasChanged)
    expect(text?.includes('Prices or rules have changed since')).toBe(hasChanged)
  },
)
