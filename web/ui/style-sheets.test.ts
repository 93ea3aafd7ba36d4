import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const BREAK_POINTS = [380, 480, 760, 1000, 1200, 1919, 2559]

/** Drawings that measure their text in units of the picture, and two texts as large as a poster. */
const PICTURES = [
  'ui/chart/Donut',
  'app/NotFound',
  'features/chain/ChainPicture',
  'features/empire/flow/FlowDiagram',
  'features/home/ExampleChain',
  'features/home/HomeScreen',
  'features/search/SystemFromAbove',
].map((name) => `web/${name}.module.css`)

const files = globSync('web/**/*.css')

test('styles ask for the width of the window at the named break points only', () => {
  const sheets = files.map((file) => readFileSync(file, 'utf8'))
  const queries = sheets.flatMap((sheet) => sheet.match(/@media[^{]*/g) ?? [])
  const widths = queries.flatMap((query) => [
    ...[...query.matchAll(/max-width: (\d+)px/g)].map(([, width]) => Number(width)),
    ...[...query.matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width)),
  ])
  const named = BREAK_POINTS.flatMap((width) => [width, width + 1])
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter((width) => !named.includes(width))).toEqual([])
})

test('text has one of three sizes', () => {
  const sizes = files
    .filter((file) => !PICTURES.includes(file.replaceAll('\\', '/')))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/font(?:-size)?: ([^;]+);/g)].map(
        ([, size]) => `${file}: ${size}`,
      ),
    )
  expect(sizes.length).toBeGreaterThan(100)
  const named = /: (inherit|var\(--text-(label|data|headline)\)|var\(--control-text\))$/
  expect(sizes.filter((size) => !named.test(size))).toEqual([])
})
