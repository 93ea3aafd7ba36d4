import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ColumnTable, type Fields, fromTable, printTable, toTable } from './columns.ts'

const throughText = (records: Fields[], joins?: Record<string, string[]>): Fields[] =>
  fromTable(JSON.parse(printTable(toTable(records, joins))) as ColumnTable)

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

  test('lack what a record lacks', () => {
    const rows = fc.array(
      fc.record(
        { Name: fc.string(), Total: fc.nat(), Taken: fc.nat(), Kind: fc.constantFrom('a', 'b') },
        { requiredKeys: ['Name'] },
      ),
    )
    const ordered = rows.map((list) =>
      list.map((row) =>
        Object.fromEntries(
          ['Name', 'Total', 'Taken', 'Kind'].flatMap((field) =>
            field in row ? [[field, row[field as 'Name']]] : [],
          ),
        ),
      ),
    )
    fc.assert(
      fc.property(ordered, (records) => {
        const all = [...records, { Name: '', Total: 0, Taken: 0, Kind: 'a' }]
        expect(JSON.stringify(throughText(all))).toBe(JSON.stringify(all))
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
