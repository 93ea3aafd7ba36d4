import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fields, fromTable, printTable, type Table, toTable } from './columns.ts'

const throughText = (records: Fields[], joins?: Record<string, string[]>): Fields[] =>
  fromTable(JSON.parse(printTable(toTable(records, joins))) as Table)

describe('records as columns', () => {
  const item = fc.record({ Ticker: fc.string(), Amount: fc.double({ noNaN: true, min: 0 }) })
  const record = fc.record({
    Name: fc.oneof(fc.constantFrom('drinkingWater', 'rations'), fc.string()),
    Weight: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    IsOpen: fc.boolean(),
    Faction: fc.option(fc.constantFrom('AI', 'NC')),
    Costs: fc.array(fc.record({ ...{ Ticker: fc.string() }, Amount: fc.integer() })),
    Links: fc.array(fc.constantFrom('a', 'b', 'c')),
    Habitation: fc.option(fc.record({ Pioneer: fc.integer(), Inner: fc.array(item) })),
  })

  test('come back field for field, in the same order', () => {
    fc.assert(
      fc.property(fc.array(record), (records) => {
        expect(JSON.stringify(throughText(records))).toBe(JSON.stringify(records))
      }),
    )
  })

  test('leave out what other fields say already', () => {
    const joins = { Id: ['$Ticker', '.', '$Code'] }
    const rows = [
      { Id: 'DW.AI1', Ticker: 'DW', Code: 'AI1' },
      { Id: 'DW.NC1', Ticker: 'DW', Code: 'NC1' },
    ]
    expect(toTable(rows, joins).columns.Id).toEqual({ joined: joins.Id })
    expect(throughText(rows, joins)).toEqual(rows)
  })

  test('keep a field whole when one record says something else', () => {
    const rows = [{ Id: 'OTHER', Ticker: 'DW', Code: 'AI1' }]
    expect(throughText(rows, { Id: ['$Ticker', '.', '$Code'] })).toEqual(rows)
  })

  test('refuse records of different shapes', () => {
    expect(() => toTable([{ a: 1 }, { b: 1 }])).toThrow('Records differ in their fields')
  })
})
