import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const BREAK_POINTS = [380, 480, 760, 1000, 1200, 1919, 2559]

test('styles ask for the width of the window at the named break points only', () => {
  const sheets = globSync('web/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const queries = sheets.flatMap((sheet) => sheet.match(/@media[^{]*/g) ?? [])
  const widths = queries.flatMap((query) => [
    ...[...query.matchAll(/max-width: (\d+)px/g)].map(([, width]) => Number(width)),
    ...[...query.matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width)),
  ])
  const named = BREAK_POINTS.flatMap((width) => [width, width + 1])
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter((width) => !named.includes(width))).toEqual([])
})
