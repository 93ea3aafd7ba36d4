import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { preferences } from '../../session/preferences.ts'
import { FiguresPreference } from './FiguresPreference.tsx'

test('figures are accurate until a player wants the classic ones, at once and back again', async () => {
  render(<FiguresPreference />)
  const classic = screen.getByRole<HTMLInputElement>('radio', { name: /^Classic/ })
  const accurate = screen.getByRole<HTMLInputElement>('radio', { name: /^Accurate/ })
  expect([accurate.checked, preferences.get().figures]).toEqual([true, 'accurate'])
  await userEvent.click(classic)
  expect([classic.checked, preferences.get().figures]).toEqual([true, 'classic'])
  await userEvent.click(accurate)
  expect(preferences.get().figures).toBe('accurate')
})
