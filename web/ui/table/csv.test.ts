import { describe, expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const cell = (
  value: Parameters<typeof writeCsv>[1] extends Iterable<readonly (infer C)[]> ? C : never,
) => writeCsv(['h'], [[value]]).split('\r\n')[1]

describe('a sheet', () => {
  test('has a header, commas and CRLF after every line', () => {
    expect(
      writeCsv(
        ['Ticker', 'Ask'],
        [
          ['RAT', 12.5],
          ['DW', null],
        ],
      ),
    ).toBe('Ticker,Ask\r\nRAT,12.5\r\nDW,\r\n')
  })
  test('quotes what holds a comma or a quote, doubles quotes, and keeps a cell on one line', () => {
    expect(cell('a,b')).toBe('"a,b"')
    expect(cell('12" pipe')).toBe('"12"" pipe"')
    expect(writeCsv(['h'], [['two\nlines']])).toBe('h\r\ntwo lines\r\n')
  })
  test.each(['=1+1', ' =1+1', '＝1+1', '|cmd', '+1', '-cmd', '@SUM(A1)'])(
    'makes the formula %j harmless',
    (text) => {
      expect(cell(text)).toBe(`'${text}`)
    },
  )
  test('makes a formula harmless also where it has to be quoted', () => {
    expect(cell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`)
    expect(cell('\t=x')).toBe("' =x")
  })
  test('keeps a negative figure a figure', () => {
    expect(cell(-3.25)).toBe('-3.25')
  })
  test('writes neither NaN nor Infinity nor undefined', () => {
    expect([cell(Number.NaN), cell(Infinity), cell(undefined), cell(null)]).toEqual([
      '',
      '',
      '',
      '',
    ])
  })
})
