import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FallbackPrices } from './FallbackPrices.tsx'

const base = (...subjects: string[]) =>
  ({
    result: { diagnostics: subjects.map((subject) => ({ kind: 'price-stood-in', subject })) },
  }) as never

test('a result that rests on averages names each material once; others say nothing', () => {
  const { rerender, container } = render(<FallbackPrices bases={[base(), base()]} />)
  expect(container.textContent).toBe('')
  rerender(<FallbackPrices bases={[base('BID, DW'), base('DW')]} />)
  expect(screen.getByRole('note').textContent).toContain('no price: BID, DW. Of these')
})
