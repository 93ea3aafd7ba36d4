import * as v from 'valibot'
import { readCsv } from '../../game/csv-rows.ts'
import {
  CxData,
  ExchangeCode,
  ExchangePreference,
  PreferenceType,
  StepCode,
  TickerPreference,
} from '../../game/cx.ts'
import { PlanetNaturalId } from '../../game/primitives.ts'
import { parseExchangeCode } from '../../market/exchange-code.ts'
import { ownExchangeCode } from '../../market/foreign-exchange-code.ts'
import { type CxPlace, exchangesAt, planetsOf, tickersAt } from './cx-edit.ts'
import { typeClash, whereInWords, withCxExchanges, withTickers } from './cx-editor.ts'

/**
 * One preference a row: with an exchange, or with a ticker and a value. Without a planet it applies to the whole
 * empire. INSTEAD holds codes, separated by spaces, that are used if the exchange has no price. LAST next to a value
 * means that the value is used after them.
 */
export const CX_CSV_HEADING = ['PLANET', 'TICKER', 'TYPE', 'EXCHANGE', 'VALUE', 'INSTEAD'] as const
const LAST = 'LAST'
/** Older sheets do not have this column. */
const isOptional = (column: Column) => column === 'INSTEAD'
type Column = (typeof CX_CSV_HEADING)[number]

const FOREIGN_HEADING = [
  ['LOCATION', 'PLANET'],
  ['TYPE', 'TYPE'],
  ['CX', 'EXCHANGE'],
  ['TICKER', 'TICKER'],
  ['PRICE', 'VALUE'],
] as const satisfies readonly (readonly [string, Column])[]
const OWN_NAME: ReadonlyMap<string, Column> = new Map(FOREIGN_HEADING)
/** Words for "none" and "the whole empire" in such a sheet. */
const EVERYWHERE = /^(-|empire|global|universe|all|\*)$/i

function inOwnWords(text: string, column: Column): string {
  if (column === 'PLANET') return EVERYWHERE.test(text) ? '' : text
  if (column === 'EXCHANGE') return ownExchangeCode(text) ?? (text === '-' ? '' : text)
  return text === '-' ? '' : text
}

const MAX_CSV_ROWS = 20_000

export interface CsvProblem {
  row: number
  text: string
}

export type CxFromCsv =
  | { ok: true; cx: CxData; preferences: number }
  | { ok: false; problems: CsvProblem[] }

export function cxCsvRows(cx: CxData): (string | number | null)[][] {
  return [null, ...planetsOf(cx)].flatMap((place) => [
    ...exchangesAt(cx, place).map(({ type, exchange, instead = [] }) => [
      ...[place, null, type, exchange, null],
      instead.join(' ') || null,
    ]),
    ...tickersAt(cx, place).map(({ ticker, type, value, last }) => [
      ...[place, ticker, type, null, value],
      last ? LAST : null,
    ]),
  ])
}

/** A preference with any other name is a typing error. */
export interface KnownNames {
  tickers: ReadonlySet<string>
  planets: ReadonlySet<string>
}

interface Entry {
  row: number
  place: CxPlace
  type: PreferenceType
  subject: Omit<ExchangePreference, 'type'> | Omit<TickerPreference, 'type'>
}

export function planetsInCsv(text: string): string[] {
  const columns = columnsOf(text)
  if (!columns.ok) return []
  return [...new Set(columns.rows.map(({ cells }) => cells.PLANET).filter((id) => id !== ''))]
}

/**
 * The preferences of a sheet replace those of the CX, or are added to them. When adding, the sheet's entries for a
 * material or for the exchanges of a place replace the existing ones. With one bad row nothing is read.
 */
export function readCxCsv(
  text: string,
  cx: CxData,
  known: KnownNames,
  mode: 'replace' | 'add',
): CxFromCsv {
  const sheet = columnsOf(text)
  if (!sheet.ok) return sheet
  const problems: CsvProblem[] = []
  const entries: Entry[] = []
  for (const { row, cells } of sheet.rows) {
    const entry = entryOf(cells, known, sheet.hasDecimalCommas)
    if (typeof entry === 'string') problems.push({ row, text: entry })
    else entries.push({ row, ...entry })
  }
  problems.push(...clashesOf(entries))
  if (problems.length > 0) return { ok: false, problems: problems.sort((a, b) => a.row - b.row) }
  const bare = { ...cx, cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] }
  const next = put(mode === 'replace' ? bare : cx, entries)
  const checked = v.safeParse(CxData, { ...next, name: 'any' })
  if (!checked.success) return fileProblem(checked.issues[0].message)
  return { ok: true, cx: next, preferences: entries.length }
}

const fileProblem = (text: string) => ({ ok: false as const, problems: [{ row: 1, text }] })

function columnsOf(text: string) {
  const sheet = readCsv(text)
  if (!sheet) return fileProblem('A quotation mark is opened and never closed.')
  const [heading, ...rows] = sheet.rows
  if (!heading) return fileProblem('The file is empty.')
  if (rows.length > MAX_CSV_ROWS)
    return fileProblem(`At most ${MAX_CSV_ROWS} rows can be imported.`)
  const headings = heading.cells.map((cell) => cell.trim().toUpperCase())
  const isForeign = FOREIGN_HEADING.every(([theirs]) => headings.includes(theirs))
  const names = isForeign ? headings.map((name) => OWN_NAME.get(name) ?? name) : headings
  const missing = CX_CSV_HEADING.filter((column) => !isOptional(column) && !names.includes(column))
  if (missing.length > 0) {
    return fileProblem(
      `The heading needs the columns ${CX_CSV_HEADING.filter((column) => !isOptional(column)).join(', ')}; ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    )
  }
  const at = (cells: string[], column: Column) => {
    const text = (cells[names.indexOf(column)] ?? '').trim()
    return isForeign ? inOwnWords(text, column) : text
  }
  return {
    ok: true as const,
    hasDecimalCommas: sheet.delimiter !== ',',
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: {
        PLANET: at(cells, 'PLANET'),
        TICKER: at(cells, 'TICKER').toUpperCase(),
        TYPE: at(cells, 'TYPE').toUpperCase(),
        EXCHANGE: at(cells, 'EXCHANGE').toUpperCase(),
        VALUE: at(cells, 'VALUE'),
        INSTEAD: at(cells, 'INSTEAD').toUpperCase(),
      },
    })),
  }
}

/** Returns why the row cannot be read, if so. */
function entryOf(
  cells: Record<Column, string>,
  known: KnownNames,
  hasDecimalCommas: boolean,
): Omit<Entry, 'row'> | string {
  const { PLANET, TICKER, TYPE, EXCHANGE, VALUE, INSTEAD } = cells
  const place = PLANET === '' ? null : PLANET
  if (place !== null && !(v.is(PlanetNaturalId, place) && known.planets.has(place))) {
    return `Planet ${place} not available.`
  }
  if (!v.is(PreferenceType, TYPE)) {
    return TYPE === '' ? 'TYPE is missing.' : `TYPE ${TYPE} is none of BUY, SELL and BOTH.`
  }
  if (EXCHANGE !== '' && (TICKER !== '' || VALUE !== '')) {
    return 'A row has either an EXCHANGE, or a TICKER and a VALUE.'
  }
  if (EXCHANGE !== '') {
    if (!v.is(ExchangeCode, EXCHANGE)) return badExchange(EXCHANGE)
    const steps = INSTEAD.split(/\s+/).filter((code) => code !== '')
    if (steps.length === 0) return { place, type: TYPE, subject: { exchange: EXCHANGE } }
    const bad = steps.find((code) => !v.is(StepCode, code))
    if (bad !== undefined) return badStep(bad)
    const instead = v.safeParse(ExchangePreference.entries.instead, [...new Set(steps)])
    if (!instead.success) return `INSTEAD ${INSTEAD}: ${instead.issues[0].message}`
    return { place, type: TYPE, subject: { exchange: EXCHANGE, instead: instead.output } }
  }
  if (TICKER === '') return 'An EXCHANGE, or a TICKER and a VALUE are missing.'
  if (!known.tickers.has(TICKER)) return `Material ${TICKER} not available.`
  if (VALUE === '') return `VALUE is missing for ${TICKER}.`
  const value = numberOf(VALUE, hasDecimalCommas)
  if (value === null) return `VALUE ${VALUE} is not a number.`
  const checked = v.safeParse(TickerPreference.entries.value, value)
  if (!checked.success) return `VALUE ${VALUE}: ${checked.issues[0].message}`
  if (INSTEAD !== '' && INSTEAD !== LAST)
    return `INSTEAD ${INSTEAD}: beside a VALUE it is ${LAST} or empty.`
  const last = INSTEAD === LAST && { last: true }
  return { place, type: TYPE, subject: { ticker: TICKER, value, ...last } }
}

const badStep = (code: string) => badExchange(code).replace(/^EXCHANGE/, 'INSTEAD')

function badExchange(code: string): string {
  try {
    parseExchangeCode(code)
  } catch (problem) {
    return (problem as Error).message
  }
  return `EXCHANGE ${code} is unknown.`
}

/** `1,234.5`, and where the separator is not a comma also `1234,5`. */
function numberOf(text: string, hasDecimalCommas: boolean): number | null {
  const plain =
    hasDecimalCommas && /^-?\d+,\d+$/.test(text)
      ? text.replace(',', '.')
      : /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
        ? text.replaceAll(',', '')
        : text
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const subjectOf = ({ place, subject }: Entry) =>
  'ticker' in subject ? `${subject.ticker} ${whereInWords(place)}` : (place ?? 'the empire')

function clashesOf(entries: readonly Entry[]): CsvProblem[] {
  const before = new Map<string, PreferenceType[]>()
  return entries.flatMap((entry) => {
    const subject = subjectOf(entry)
    const types = before.get(subject) ?? []
    const text = typeClash(types, entry.type, subject)
    before.set(subject, [...types, entry.type])
    return text === null ? [] : [{ row: entry.row, text }]
  })
}

function put(cx: CxData, entries: readonly Entry[]): CxData {
  const places = [...new Set(entries.map(({ place }) => place))]
  return places.reduce((before, place) => {
    const here = entries.filter((entry) => entry.place === place)
    const exchanges = here.flatMap(({ type, subject }) =>
      'exchange' in subject ? [{ type, ...subject }] : [],
    )
    const tickers = here.flatMap(({ type, subject }) =>
      'ticker' in subject ? [{ ...subject, type }] : [],
    )
    const named = new Set(tickers.map(({ ticker }) => ticker))
    const kept = tickersAt(before, place).filter(({ ticker }) => !named.has(ticker))
    const withThese = exchanges.length === 0 ? before : withCxExchanges(before, place, exchanges)
    return tickers.length === 0 ? withThese : withTickers(withThese, place, [...kept, ...tickers])
  }, cx)
}
