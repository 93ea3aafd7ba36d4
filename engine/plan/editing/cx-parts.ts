import type { CxData } from '../../game/cx.ts'
import { type CxPlace, exchangesAt, planetsOf, tickersAt } from './cx-edit.ts'
import { whereInWords, withCxExchanges, withTickers } from './cx-editor.ts'
import { fieldsPart, type Part, type PartsOf } from './differences.ts'

/** Entries that must not be mixed form one part: the exchanges of one place, and the prices of one material there. */
export const cxParts: PartsOf<CxData> = (versions) => {
  const places: CxPlace[] = [null, ...new Set(versions.flatMap(planetsOf))]
  return [
    fieldsPart('Name', ['name'], ({ name }) => name),
    ...places.flatMap((place) => {
      const tickers = versions.flatMap((cx) => tickersAt(cx, place)).map(({ ticker }) => ticker)
      return [exchangesPart(place), ...[...new Set(tickers)].map((t) => tickerPart(place, t))]
    }),
  ]
}

function exchangesPart(place: CxPlace): Part<CxData> {
  return {
    id: `exchanges ${place}`,
    label: `Exchanges ${whereInWords(place)}`,
    show: (cx) =>
      listed(
        exchangesAt(cx, place).map(({ type, exchange, instead }) =>
          [`${type} ${exchange}`, ...(instead ?? [])].join(' else '),
        ),
      ),
    take: (into, from) => withCxExchanges(into, place, exchangesAt(from, place)),
  }
}

function tickerPart(place: CxPlace, ticker: string): Part<CxData> {
  const of = (cx: CxData) => tickersAt(cx, place).filter((p) => p.ticker === ticker)
  return {
    id: `ticker ${place} ${ticker}`,
    label: `${ticker} ${whereInWords(place)}`,
    show: (cx) =>
      listed(of(cx).map(({ type, value, last }) => `${type} at ${value}${last ? ' at last' : ''}`)),
    take: (into, from) =>
      withTickers(into, place, [
        ...tickersAt(into, place).filter((p) => p.ticker !== ticker),
        ...of(from),
      ]),
  }
}

const listed = (entries: string[]) => (entries.length === 0 ? null : entries.sort().join(', '))
