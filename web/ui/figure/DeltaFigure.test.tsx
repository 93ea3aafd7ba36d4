import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeltaFigure } from './DeltaFigure.tsx'

const text = (props: Parameters<typeof DeltaFigure>[0]) =>
  render(<DeltaFigure {...props} />).container.textContent

test.each([
  [100, 125, 'more', 'before 100.00→, after 125.00+25.00 (+25.0%), better'],
  [100, 125, 'less', 'before 100.00→, after 125.00+25.00 (+25.0%), worse'],
  [-100, -50, 'more', 'before −100.00→, after −50.00+50.00 (+50.0%), better'],
  [100, 90, 'neither', 'before 100.00→, after 90.00−10.00 (−10.0%)'],
  [0, 5, 'more', 'before 0.00→, after 5.00+5.00, better'],
  [5, Infinity, 'less', 'before 5.00→, after ∞+∞, worse'],
  [Infinity, 5, 'less', 'before ∞→, after 5.00−∞, better'],
  [Infinity, Infinity, 'more', '∞no change'],
  [5, 5.001, 'more', '5.00no change'],
  [null, 5, 'more', '5.00'],
  [5, Number.NaN, 'more', '—'],
] as const)('from %s to %s, %s is better', (before, after, better, shown) => {
  expect(text({ before, after, better })).toBe(shown)
})
