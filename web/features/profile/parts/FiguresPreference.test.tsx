import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { preferences } from '../../../store/preferences.ts'
import { FiguresPreference } from './FiguresPreference.tsx'

test('figures are as documented until a player wants the corrected ones, at once and back again', async () => {
  render(<FiguresPreference />)
  const documented = screen.getByRole<HTMLInputElement>('radio', { name: /^As documented/ })
  const corrected = screen.getByRole<HTMLInputElement>('radio', { name: /^Corrected/ })
  expect([documented.checked, preferences.get().figures]).toEqual([true, 'documented'])
  await userEvent.click(corrected)
  expect([corrected.checked, preferences.get().figures]).toEqual([true, 'corrected'])
  await userEvent.click(documented)
  expect(preferences.get().figures).toBe('documented')
})
