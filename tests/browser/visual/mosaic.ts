import type { Page } from '@playwright/test'

/** A picture as the mean colours of its cells, too coarse for letters and fine enough for what a page consists of. */
export interface Mosaic {
  /** One text a row, six hexadecimal digits a cell. */
  readonly rows: readonly string[]
}

export interface Grid {
  readonly columns: number
  readonly rows: number
}

/** Averages a PNG in `painter`, any page of a browser. */
export async function mosaicOf(painter: Page, png: Buffer, grid: Grid): Promise<Mosaic> {
  const rows = await painter.evaluate(
    async ({ base64, grid }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const { width, height } = image
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      const edge = (size: number, cells: number) => (cell: number) =>
        Math.round((size * cell) / cells)
      const left = edge(width, grid.columns)
      const top = edge(height, grid.rows)
      const meanOf = (column: number, row: number): string => {
        const sum = [0, 0, 0]
        let pixels = 0
        for (let y = top(row); y < top(row + 1); y++)
          for (let x = left(column); x < left(column + 1); x++, pixels++)
            for (let channel = 0; channel < 3; channel++)
              sum[channel]! += data[(y * width + x) * 4 + channel]!
        return sum
          .map((total) =>
            Math.round(total / pixels)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')
      }
      return Array.from({ length: grid.rows }, (_, row) =>
        Array.from({ length: grid.columns }, (_, column) => meanOf(column, row)).join(''),
      )
    },
    { base64: png.toString('base64'), grid },
  )
  return { rows }
}

/**
 * What may differ in a cell with its neighbours, of the way between black and white. Other hinting or spacing of letters
 * changes how bright a cell is, hardly its hue.
 */
const BRIGHTNESS_TOLERANCE = 0.035
const HUE_TOLERANCE = 0.01

/** Where two pictures differ most. */
export interface Difference {
  /** In tolerances: above 1 somebody would see it. */
  readonly size: number
  readonly column: number
  readonly row: number
}

export function largestDifference(one: Mosaic, other: Mosaic): Difference {
  const [before, after] = [softened(one), softened(other)]
  let largest: Difference = { size: 0, column: 0, row: 0 }
  for (const [row, cells] of before.entries())
    for (const [column, colour] of cells.entries()) {
      const found = after[row]?.[column]
      const size = found ? differenceOf(colour, found) : Infinity
      if (size > largest.size) largest = { size, column, row }
    }
  return largest
}

function differenceOf(one: Colour, other: Colour): number {
  const [bright, brighter] = [brightness(one), brightness(other)]
  const hues = one.map((value, channel) => Math.abs(value - bright - (other[channel]! - brighter)))
  return Math.max(
    Math.abs(bright - brighter) / 255 / BRIGHTNESS_TOLERANCE,
    Math.max(...hues) / 255 / HUE_TOLERANCE,
  )
}

const brightness = (colour: Colour) => colour.reduce((sum, value) => sum + value, 0) / colour.length

type Colour = readonly number[]

const cellsOf = (row: string): Colour[] =>
  (row.match(/.{6}/g) ?? []).map((cell) =>
    [0, 2, 4].map((start) => Number.parseInt(cell.slice(start, start + 2), 16)),
  )

/** Each cell with its neighbours: a line of text that stands a little higher changes little. */
function softened({ rows }: Mosaic): Colour[][] {
  const cells = rows.map(cellsOf)
  return cells.map((line, row) =>
    line.map((_, column) => {
      const around = [row - 1, row, row + 1].flatMap((r) =>
        [column - 1, column, column + 1].flatMap((c) => {
          const colour = cells[r]?.[c]
          return colour ? [colour] : []
        }),
      )
      return [0, 1, 2].map(
        (channel) => around.reduce((sum, colour) => sum + colour[channel]!, 0) / around.length,
      )
    }),
  )
}
