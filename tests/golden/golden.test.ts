import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compare, LeaveOutCounts, sameValue } from './compare.ts'
import { runGolden } from './golden.ts'

const differences = (expected: unknown, actual: unknown, nonFinite: string[] = []) =>
  compare(expected, actual, { counts: new LeaveOutCounts(), nonFinite }).map((d) => d.path)

describe('two values are the same', () => {
  test.each([
    [1e9, 1e9 + 0.9, true],
    [1e9, 1e9 + 2, false],
    [0, 9e-8, true],
    [0, 2e-7, false],
    ['Infinity', Infinity, true],
    ['-Infinity', Infinity, false],
    ['NaN', Number.NaN, true],
    ['Infinity', 1e308, false],
    ['text', 'text', true],
    [null, 0, false],
    [1, '1', false],
  ])('%s and %s: %s', (expected, actual, same) => {
    expect(sameValue(expected, actual)).toBe(same)
  })
})

describe('a record', () => {
  test('names each field that differs or is missing', () => {
    expect(differences({ a: 1, b: { c: 2 }, d: 3 }, { a: 1, b: { c: 9 } })).toEqual(['b.c', 'd'])
  })
  test('does not mind fields of ours that it does not know', () => {
    expect(differences({ a: 1 }, { a: 1, more: 2 })).toEqual([])
  })
  test('compares lists by key, whatever their order', () => {
    const rows = [
      { ticker: 'A', n: 1 },
      { ticker: 'B', n: 2 },
    ]
    expect(differences(rows, rows.toReversed())).toEqual([])
    expect(differences(rows, [rows[1], { ticker: 'A', n: 3 }])).toEqual(['0.n'])
  })
  test('compares lists in order where a key stands twice', () => {
    const rows = [
      { ticker: 'A', n: 1 },
      { ticker: 'A', n: 2 },
    ]
    expect(differences(rows, rows.toReversed())).toEqual(['0.n', '1.n'])
  })
  test('wants lists of the same length', () => {
    expect(differences({ rows: [1] }, { rows: [1, 2] })).toEqual(['rows.length'])
  })
  test('takes 0 or null for what is not a number there, or infinite where the record says so', () => {
    expect(differences({ a: 'NaN', b: 'Infinity' }, { a: 0, b: null }, ['b'])).toEqual([])
    expect(differences({ a: 'NaN', b: 'Infinity' }, { a: 5, b: null })).toEqual(['a', 'b'])
  })
})

describe('a run', () => {
  const run = async (files: Record<string, string>) => {
    const dir = mkdtempSync(join(tmpdir(), 'vectors-'))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content)
    const lines: string[] = []
    const tally = await runGolden(dir, (line) => lines.push(line))
    return { tally, text: lines.join('\n') }
  }
  const extraction = (timeMs: number) =>
    JSON.stringify([
      {
        id: 'one',
        input: { resourceType: 'MINERAL', dailyExtraction: 10 },
        expected: { timeMs, extractionAmount: 5 },
      },
    ])

  test('passes our own vectors', async () => {
    const lines: string[] = []
    const tally = await runGolden(join(import.meta.dirname, 'vectors'), (line) => lines.push(line))
    expect({ ...tally, lines: tally?.failed ? lines : [] }).toMatchObject({ failed: 0, lines: [] })
    expect(tally?.passed).toBeGreaterThan(20)
  })
  test('shows a differing field with both values', async () => {
    const { tally, text } = await run({ 'extraction.json': extraction(1) })
    expect(tally).toEqual({ passed: 0, failed: 1 })
    expect(text).toContain('timeMs: expected 1, ours 43200000')
  })
  test('says which file it cannot read and goes on with the others', async () => {
    const { tally, text } = await run({
      'extraction.json': extraction(43_200_000),
      'habs.json': '[{"id":',
      'prices.json': '{}',
    })
    expect(tally).toEqual({ passed: 1, failed: 2 })
    expect(text).toMatch(/Unable to read .*habs\.json/)
    expect(text).toMatch(/Unable to read .*prices\.json: not a list of/)
  })
  test('of records with the stores of the player needs no folder beside its own', async () => {
    const around = mkdtempSync(join(tmpdir(), 'around-'))
    const dir = join(around, 'vectors')
    mkdirSync(dir)
    mkdirSync(join(around, 'gamedata'))
    const none = { planets: {}, warehouses: {}, ships: {}, last_modified: null }
    writeFileSync(join(around, 'gamedata/fio_storage.json'), JSON.stringify(none))
    const upgrade = { from: 1, to: 2, overrides: {}, cx: null, useFioStorage: true }
    const stock = { BBH: 1594, BDE: 1011, BSE: 1469, BTA: 134, MCG: 10976, TRU: 2324 }
    const materials = Object.entries(stock).map(([ticker, storage]) => ({ ticker, storage }))
    const record = { id: 'one', input: upgrade, expected: { hasError: false, materials } }
    writeFileSync(join(dir, 'hq.json'), JSON.stringify([record]))
    expect(await runGolden(dir, () => undefined)).toEqual({ passed: 1, failed: 0 })
  })
  test('has nothing to do in a directory without vectors', async () => {
    expect((await run({ 'other.json': '[]' })).tally).toBeNull()
  })
})
