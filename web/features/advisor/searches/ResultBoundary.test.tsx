import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useObservable } from '../../../browser/observable.ts'
import type { KeptSearch } from './kept-searches.ts'
import { ResultBoundary } from './ResultBoundary.tsx'
import type { AnySearch } from './search.ts'
import { keptOfPlayer } from './search-store.ts'

afterEach(() => keptOfPlayer.set(undefined))

const search: Omit<KeptSearch, 'whole'> = {
  id: 'target-1',
  tool: 'target',
  form: {},
  askedAt: 1,
  endedAt: 2,
  data: { key: 'k' },
  summary: { title: '10 RAT a day', facts: [] },
}

function Result() {
  const whole = useObservable(keptOfPlayer)?.[0]?.whole
  if (!whole) return <p>Figures only</p>
  return <p>{(whole as AnySearch & { result: { name: string } }).result.name.toUpperCase()}</p>
}

test.each([
  [{}, 'Figures only'],
  [{ name: 'whole' }, 'WHOLE'],
])('a kept result that breaks its screen leaves its figures: of %j is left %s', (result, left) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const whole = { ...search, result } as unknown as AnySearch
  keptOfPlayer.set([{ ...search, whole }])
  render(
    <ResultBoundary id="target-1">
      <Result />
    </ResultBoundary>,
  )
  expect(screen.getByText(left)).toBeDefined()
  logged.mockRestore()
})

test('a break without a kept result reaches the page', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('broken')
  }
  const page = (
    <ResultBoundary id={undefined}>
      <Broken />
    </ResultBoundary>
  )
  expect(() => render(page)).toThrow('broken')
  logged.mockRestore()
})
