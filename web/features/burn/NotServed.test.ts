import { expect, test } from 'vitest'
import type { DrySpell } from '../../../engine/supply/visits/dry-spells.ts'
import { unservedBases } from './NotServed.tsx'

const spell = (base: string, ticker: string, from: number, until: number): DrySpell => ({
  ...{ base, ticker, from, until },
  reason: from === 0 ? 'before the first ship' : 'too few ships',
})

test('what cannot be served is one line a base, the first to run out on top', () => {
  const spells = [
    spell('B', 'RAT', 20, 30),
    spell('A', 'DW', 5, 9),
    spell('B', 'DW', 0, 24),
    spell('B', 'RAT', 60, 90),
  ]
  expect(unservedBases(spells)).toEqual([
    {
      ...{ base: 'B', tickers: ['RAT', 'DW'], from: 0, longest: 30 },
      reasons: ['too few ships', 'before the first ship'],
    },
    { base: 'A', tickers: ['DW'], from: 5, longest: 4, reasons: ['too few ships'] },
  ])
})
