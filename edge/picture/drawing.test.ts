import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'
import { pngOfShapes } from './drawing.ts'
import type { Shape, Words } from './shapes.ts'

/** The pixels of a PNG, by the format: its palette, and one byte a pixel in rows that each begin with one of their own. */
function pixelsOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const named = png.subarray(at + 4, at + 8 + view.getUint32(at))
    expect(view.getUint32(at + 4 + named.length)).toBe(crc32(named))
    chunks.set(String.fromCharCode(...named.subarray(0, 4)), named.subarray(4))
  }
  const palette = chunks.get('PLTE')!
  const rows = inflateSync(chunks.get('IDAT')!)
  const width = view.getUint32(16)
  return (x: number, y: number) => {
    const colour = 3 * rows[y * (width + 1) + 1 + x]!
    return [...palette.subarray(colour, colour + 3)]
  }
}

const drawn = async (...shapes: Shape[]) => pixelsOf(await pngOfShapes(120, 40, shapes))
const box = { x: 10, y: 5, width: 50, height: 30, radius: 0, fill: '#ff8000' }
const written = (text: string, about: Partial<Words> = {}): Words => ({
  ...{ x: 4, y: 30, size: 24, anchor: 'start', most: 110 },
  spans: [{ text, colour: '#ffffff', bold: true }],
  ...about,
})
const inkIn = (pixel: Awaited<ReturnType<typeof drawn>>, from = 0, to = 120) => {
  let ink = 0
  for (let x = from; x < to; x++) for (let y = 0; y < 40; y++) ink += pixel(x, y)[0]! / 255
  return ink
}

describe('coverage', () => {
  test('of any polygon adds up to its area, and no pixel is more than full', () => {
    const corners = [
      ...[
        [1.5, 0.25],
        [18.2, 3.9],
        [12.7, 9.6],
        [3.1, 8.8],
      ],
    ] as [number, number][]
    const coverage = coverageOf(20, 10)
    let area = 0
    for (const [n, [x0, y0]] of corners.entries()) {
      const [x1, y1] = corners[(n + 1) % corners.length]!
      coverage.line(x0, y0, x1, y1)
      area += (x0 * y1 - x1 * y0) / 2
    }
    let covered = 0
    coverage.drain((_x, _y, length, share) => {
      expect(share).toBeLessThanOrEqual(1)
      covered += length * share
    })
    expect(covered).toBeCloseTo(Math.abs(area), 2)
  })
})

test('a box fills its pixels, shares those at its edges, and leaves the others', async () => {
  const pixel = await drawn({ ...box, x: 10.5 })
  expect(pixel(30, 20)).toEqual([255, 128, 0])
  expect(pixel(10, 20)).toEqual([136, 68, 0])
  expect(pixel(9, 20)).toEqual([0, 0, 0])
  expect(pixel(30, 4)).toEqual([0, 0, 0])
})

test('round corners are cut, a border lies half outside', async () => {
  const round = await drawn({ ...box, radius: 10 })
  expect(round(10, 5)).toEqual([0, 0, 0])
  expect(round(30, 5)).toEqual([255, 128, 0])
  const framed = await drawn({ ...box, stroke: '#0000ff' })
  expect([framed(30, 4), framed(30, 5), framed(30, 6)]).toEqual([
    ...[
      [0, 0, 255],
      [0, 0, 255],
      [255, 128, 0],
    ],
  ])
})

test('words have ink where they stand, and end where they are to end', async () => {
  const start = await drawn(written('HI'))
  expect(inkIn(start, 0, 40)).toBeGreaterThan(50)
  expect(inkIn(start, 60)).toBe(0)
  const end = await drawn(written('HI', { x: 116, anchor: 'end' }))
  // It stands at other fractions of its pixels.
  expect(Math.abs(inkIn(end) / inkIn(start) - 1)).toBeLessThan(0.02)
  expect(inkIn(end, 0, 60)).toBe(0)
})

test('the hole of a letter is empty, and bold is heavier than regular', async () => {
  const letter = await drawn(written('O', { x: 10, size: 36, y: 36 }))
  expect(letter(25, 23)).toEqual([0, 0, 0])
  const regular = written('HAMBURG')
  const light = [{ ...regular.spans[0]!, bold: false }]
  expect(inkIn(await drawn(regular))).toBeGreaterThan(
    1.2 * inkIn(await drawn({ ...regular, spans: light })),
  )
})

test('what is too long ends with an ellipsis within its room; signs that the font has not become others', async () => {
  const long = await drawn(written('W'.repeat(300), { most: 80 }))
  expect(inkIn(long, 0, 84)).toBeGreaterThan(100)
  expect(inkIn(long, 85)).toBe(0)
  const inkOf = async (text: string) => inkIn(await drawn(written(text)))
  expect(await inkOf('漢')).toBeCloseTo(await inkOf('?'), 6)
  expect(await inkOf('ặ')).toBeCloseTo(await inkOf('a'), 6)
  expect(await inkOf('é')).toBeGreaterThan(await inkOf('e'))
  expect(await inkOf('')).toBe(0)
  expect(await inkOf('\u{1f680}')).toBeGreaterThan(0)
})

test('a picture of more colours than it can name takes the nearest', async () => {
  const many = Array.from({ length: 300 }, (_, n) => ({
    ...box,
    ...{ x: n % 120, y: Math.floor(n / 120), width: 1, height: 1 },
    fill: `#${n.toString(16).padStart(2, '0').slice(-2)}80${(n % 7).toString(16)}0`,
  }))
  const pixel = await drawn(...many)
  for (const n of [0, 100, 299]) {
    const [red, green] = pixel(n % 120, Math.floor(n / 120))
    expect(Math.abs(red! - (n % 256))).toBeLessThan(60)
    expect(green).toBe(128)
  }
})

test('other work may run after each shape', async () => {
  let pauses = 0
  await pngOfShapes(120, 40, [box, written('Ag'), box], async () => void pauses++)
  expect(pauses).toBe(3)
})
