import { expect, test } from 'vitest'
import { largestDifference, type Mosaic } from './mosaic.ts'

const ROWS = 6
/** Six cells a row; whatever is not said otherwise is a dark page. */
function mosaic(colours: Readonly<Record<string, string>> = {}): Mosaic {
  const cell = (column: number, row: number) => colours[`${column} ${row}`] ?? '14181f'
  const places = Array.from({ length: ROWS }, (_, place) => place)
  return { rows: places.map((row) => places.map((column) => cell(column, row)).join('')) }
}

test('the same picture differs nowhere', () => {
  expect(largestDifference(mosaic(), mosaic()).size).toBe(0)
})

test('a line of text that moved into the next cell is no difference', () => {
  const before = mosaic({ '2 2': '24282f' })
  expect(largestDifference(before, mosaic({ '2 3': '24282f' })).size).toBeLessThan(1)
})

test('a button that is gone is one, and its place is told', () => {
  const { size, column, row } = largestDifference(mosaic({ '4 1': '3ea6d8' }), mosaic())
  expect(size).toBeGreaterThan(1)
  expect(Math.abs(column - 4)).toBeLessThanOrEqual(1)
  expect(Math.abs(row - 1)).toBeLessThanOrEqual(1)
})

test('figures that lost their green are one, as bright as they may be', () => {
  const figures = (colour: string) => mosaic({ '1 1': colour, '2 1': colour, '3 1': colour })
  const difference = largestDifference(figures('1e3a28'), figures('2b2b2b'))
  expect(difference.size).toBeGreaterThan(1)
})

test('a picture of another size is one', () => {
  const { rows } = mosaic()
  expect(largestDifference(mosaic(), { rows: rows.slice(1) }).size).toBe(Infinity)
})
