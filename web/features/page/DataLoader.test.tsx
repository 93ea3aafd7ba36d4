import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DataLoader, type LoadedPart } from './DataLoader.tsx'

const part = (name: string, query: Partial<LoadedPart['query']>): LoadedPart => ({
  name,
  query: {
    data: undefined,
    error: null,
    isError: false,
    isFetching: false,
    refetch: vi.fn(),
    ...query,
  },
})
const show = (...parts: LoadedPart[]) =>
  render(
    <DataLoader title="Empire" parts={parts}>
      the empire
    </DataLoader>,
  )

test('the content waits for every part', () => {
  show(part('Plans', { data: [] }), part('Recipes', { isFetching: true }))
  expect(screen.queryByText('the empire')).toBeNull()
  expect(screen.getByText('Done')).toBeDefined()
  expect(screen.getByText('Loading')).toBeDefined()
})

test('when everything is there, the content is there', () => {
  show(part('Plans', { data: [] }), part('Recipes', { data: [] }))
  expect(screen.getByText('the empire')).toBeDefined()
})

test('a refresh that failed does not take away what is there', () => {
  show(part('Plans', { data: [], isError: true, error: new Error('HTTP 503: no') }))
  expect(screen.getByText('the empire')).toBeDefined()
})

test('a failure says why, and Retry asks for the failed part alone', () => {
  const plans = part('Plans', { isError: true, error: new Error('HTTP 500: broken') })
  const recipes = part('Recipes', { data: [] })
  show(plans, recipes)
  expect(screen.getByText('HTTP 500: broken')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(plans.query.refetch).toHaveBeenCalledOnce()
  expect(recipes.query.refetch).not.toHaveBeenCalled()
})
