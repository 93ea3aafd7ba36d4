import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BandBar } from './BandBar.tsx'
import { CapacityBar } from './CapacityBar.tsx'

test.each([
  [363, 750, '363 / 750 · 387 left', '363 / 750, 48%'],
  [780, 750, '780 / 750 · 30 over', '780 / 750, 104%'],
  [0, 0, '0 / 0', '0 / 0, 0%'],
  [5, 0, '5 / 0 · 5 over', '5 / 0'],
  [Number.NaN, 5, '—', '—'],
] as const)('%s of %s', (used, capacity, shown, heard) => {
  const { container } = render(<CapacityBar label="Area" used={used} capacity={capacity} />)
  expect(container.textContent).toBe(`Area${shown}`)
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(heard)
})

test('a band that has closed is proved', () => {
  const { container, rerender } = render(
    <BandBar label="Profit" low={4} high={8} most={10} unit="$" />,
  )
  expect(container.textContent).toBe('Profitat least 4.00, at most 8.00 $')
  rerender(<BandBar label="Profit" low={6} high={6} most={10} unit="$" />)
  expect(container.textContent).toBe('Profit6.00 $, proven')
})
