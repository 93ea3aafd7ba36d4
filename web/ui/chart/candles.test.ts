import type uPlot from 'uplot'
import { expect, test, vi } from 'vitest'
import { drawBand, drawBandWords } from './candles.ts'
import type { ChartColours } from './chart-colours.ts'

vi.stubGlobal('devicePixelRatio', 1)

const COLOURS = { accent: 'accent', surface: 'surface' } as ChartColours

/** A plot whose prices are their own positions, and a record of what is drawn on it. */
function paper() {
  const drawn: string[] = []
  const ctx = new Proxy({} as Record<string, unknown>, {
    get:
      (_, call) =>
      (...at: readonly unknown[]) =>
        drawn.push(`${String(call)} ${at.join(' ')}`.trim()),
    set: () => true,
  })
  const bbox = { left: 0, top: 0, width: 100, height: 50 }
  const plot = { ctx, bbox, valToPos: (price: number) => price } as unknown as uPlot
  return { plot, drawn }
}

const CLIPPED = ['save', 'beginPath', 'rect 0 0 100 50', 'clip']

test('the lines of a band are drawn where its prices are, and the room between them', () => {
  const { plot, drawn } = paper()
  drawBand(plot, { ask: 20.4, bid: 30 }, COLOURS)
  expect(drawn.slice(0, 4)).toEqual(CLIPPED)
  expect(drawn).toContain('fillRect 0 20 100 10')
  expect(drawn.filter((call) => call.startsWith('moveTo'))).toEqual(['moveTo 0 20', 'moveTo 0 30'])
  expect(drawn.at(-1)).toBe('restore')
})

test('a line is named where there is one', () => {
  const { plot, drawn } = paper()
  drawBandWords(plot, { ask: null, bid: 30 }, COLOURS)
  expect(drawn.slice(0, 4)).toEqual(CLIPPED)
  expect(drawn.filter((call) => call.startsWith('fillText'))).toEqual(['fillText bid 4 42'])
  expect(drawn.at(-1)).toBe('restore')
})

test('without a band nothing is drawn', () => {
  const { plot, drawn } = paper()
  drawBand(plot, undefined, COLOURS)
  drawBandWords(plot, undefined, COLOURS)
  expect(drawn).toEqual([])
})
