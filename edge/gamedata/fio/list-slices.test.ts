import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ListProblem, listSlices } from './list-slices.ts'

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
async function slicesOf(text: string, length = 1000) {
  const slices: unknown[][] = []
  for await (const slice of listSlices(inPieces(text, length))) slices.push(slice)
  return slices
}
const problemOf = (text: string) =>
  slicesOf(text, 64 * 1024).then(
    () => null,
    (error: ListProblem) => error.kind,
  )

describe('a list in slices', () => {
  test('holds the records of the list, wherever its text is cut', async () => {
    const list = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(list, fc.integer({ min: 1, max: 50 }), async (records, length) => {
        const text = JSON.stringify(records)
        expect((await slicesOf(text, length)).flat()).toEqual(JSON.parse(text))
      }),
    )
  })

  test('comes some records at a time', async () => {
    const records = Array.from({ length: 20_000 }, (_, n) => ({ n, text: `"],[{${n}\\` }))
    const slices = await slicesOf(`\ufeff ${JSON.stringify(records, null, 1)}\n`)
    expect(slices.length).toBeGreaterThan(5)
    expect(slices.flat()).toEqual(records)
  })

  test.each(['', 'null', '[]'])('is empty where %j came', async (text) => {
    expect((await slicesOf(text)).flat()).toEqual([])
  })

  test.each([
    ['broken', '[{"a":1},{"a"'],
    ['broken', '[1,2'],
    ['broken', '<html>We are moving house</html>'],
    ['broken', `[${'1,'.repeat(100_000)}x,1]`],
    ['broken', '[1][2]'],
    ['no list', '{"UserName":"somebody"}'],
    ['too much', '['.repeat(100)],
    ['too much', `[{"a":"${'x'.repeat(2 ** 21)}"}]`],
  ])('is %s', async (kind, text) => {
    expect(await problemOf(text)).toBe(kind)
  })

  test('is read no further than somebody looks', async () => {
    let read = 0
    async function* endless() {
      for (; read < 10_000; read++) yield read === 0 ? '[{}' : ',{}'.repeat(1000)
    }
    for await (const slice of listSlices(endless())) {
      expect(slice[0]).toEqual({})
      break
    }
    expect(read).toBeLessThan(100)
  })
})
