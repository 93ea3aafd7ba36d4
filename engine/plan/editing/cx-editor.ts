import {
  CX_NAME_LENGTH,
  type CxData,
  type ExchangePreference,
  LARGEST_PRICE,
  type PreferenceType,
  type StepCode,
  sidesClash,
  type TickerPreference,
} from '../../game/cx.ts'
import { change } from '../../game/words.ts'
import {
  type CxEdit,
  type CxPlace,
  exchangesAt,
  type PlanetEntry,
  planetsOf,
  tickersAt,
} from './cx-edit.ts'
import { EditRefused, editorOf } from './edit-kinds.ts'

export const cxEditor = editorOf<CxData, CxEdit>({
  rename: {
    apply: (cx, { name }) => ({ ...cx, name: name.slice(0, CX_NAME_LENGTH) }),
    describe: (_, { name }) => `Rename to ${name}`,
    fieldOf: ({ kind }) => kind,
  },
  'add exchange': {
    apply(cx, { place, type, exchange }) {
      const known = exchangesAt(cx, place)
      const types = known.map((preference) => preference.type)
      checkType(types, type, place ?? 'the empire')
      return withCxExchanges(cx, place, [...known, { type, exchange }])
    },
    describe: (_, { place, type, exchange }) =>
      `${type} ${codeInWords(exchange)} ${whereInWords(place)}`,
  },
  'change exchange': {
    apply: (cx, edit) =>
      replaceExchange(cx, edit, (known) => [{ ...known, exchange: edit.exchange }]),
    describe(before, edit) {
      const from = codeInWords(exchangeAt(before, edit))
      return `${edit.type} ${change(from, codeInWords(edit.exchange))} ${whereInWords(edit.place)}`
    },
    fieldOf: ({ place, type }) => `exchange ${place} ${type}`,
  },
  'exchange steps': {
    apply: (cx, edit) =>
      replaceExchange(cx, edit, ({ instead: _, ...known }) => [
        edit.instead.length > 0 ? { ...known, instead: [...new Set(edit.instead)] } : known,
      ]),
    describe(before, edit) {
      const steps = edit.instead.map(codeInWords).join(', ') || 'nothing'
      return `${edit.type} ${codeInWords(exchangeAt(before, edit))}, else ${steps} ${whereInWords(edit.place)}`
    },
  },
  'remove exchange': {
    apply: (cx, edit) => replaceExchange(cx, edit, () => []),
    describe: (before, edit) =>
      `Remove ${edit.type} ${codeInWords(exchangeAt(before, edit))} ${whereInWords(edit.place)}`,
  },
  'add ticker': {
    apply(cx, { place, ticker, type, value }) {
      if (ticker.trim() === '') throw new EditRefused('Choose a material first.')
      const known = tickersAt(cx, place)
      const types = known.filter((p) => p.ticker === ticker).map((p) => p.type)
      checkType(types, type, `${ticker} ${whereInWords(place)}`)
      return withTickers(cx, place, [...known, { ticker, type, value: checkedPrice(value) }])
    },
    describe: (_, { place, ticker, type, value }) =>
      `${type} ${ticker} at ${value} ${whereInWords(place)}`,
  },
  'ticker value': {
    apply: (cx, edit) =>
      replaceTicker(cx, edit, (known) => [{ ...known, value: checkedPrice(edit.value) }]),
    describe(before, { place, ticker, type, value }) {
      const from = tickersAt(before, place).find((p) => p.ticker === ticker && p.type === type)!
      return `${type} ${ticker} ${change(from.value, value)} ${whereInWords(place)}`
    },
    fieldOf: ({ place, ticker, type }) => `ticker ${place} ${ticker} ${type}`,
  },
  'ticker last': {
    apply: (cx, edit) =>
      replaceTicker(cx, edit, ({ last: _, ...known }) => [
        edit.last ? { ...known, last: true } : known,
      ]),
    describe: (_, { place, ticker, type, last }) =>
      `${type} ${ticker} ${last ? 'counts last' : 'counts first'} ${whereInWords(place)}`,
  },
  'remove ticker': {
    apply: (cx, edit) => replaceTicker(cx, edit, () => []),
    describe: (_, { place, ticker, type }) => `Remove ${type} ${ticker} ${whereInWords(place)}`,
  },
  'add planet': {
    apply(cx, { planet }) {
      if (planetsOf(cx).includes(planet)) throw new EditRefused(`${planet} is listed already.`)
      return withCxExchanges(cx, planet, [])
    },
    describe: (_, { planet }) => `Add planet ${planet}`,
  },
  'remove planet': {
    apply(cx, { planet }) {
      const others = <T extends { planet: string }>(entries: T[]) =>
        entries.filter((entry) => entry.planet !== planet)
      const cx_planets = others(cx.cx_planets)
      return { ...cx, cx_planets, ticker_planets: others(cx.ticker_planets) }
    },
    describe: (_, { planet }) => `Remove planet ${planet}`,
  },
  'take over': {
    apply: (_, { cx }) => cx,
    describe: (_, { as }) => as,
  },
})

export const whereInWords = (place: CxPlace) => (place === null ? 'in the empire' : `on ${place}`)

const codeInWords = (code: StepCode) => code.replace('_', ' ')

const exchangeAt = (cx: CxData, { place, type }: { place: CxPlace; type: PreferenceType }) =>
  exchangesAt(cx, place).find((preference) => preference.type === type)!.exchange

/** Null where a preference of this type can be added to the known ones. */
export function typeClash(
  known: readonly PreferenceType[],
  type: PreferenceType,
  subject: string,
): string | null {
  if (!sidesClash([...known, type])) return null
  if (known.includes(type)) return `There is a ${type} preference for ${subject} already.`
  if (type === 'BOTH') {
    return `BOTH speaks for buying and selling: remove the ${known.join(' and ')} preference for ${subject} first.`
  }
  return `The BOTH preference for ${subject} speaks for ${type} already: remove it first.`
}

function checkType(known: readonly PreferenceType[], type: PreferenceType, subject: string): void {
  const why = typeClash(known, type, subject)
  if (why !== null) throw new EditRefused(why)
}

/** Also refuses NaN. */
function checkedPrice(price: number): number {
  if (price >= 0 && price <= LARGEST_PRICE) return price
  throw new EditRefused('Number must be 0 or positive')
}

function replaceExchange(
  cx: CxData,
  { place, type }: { place: CxPlace; type: PreferenceType },
  by: (known: ExchangePreference) => ExchangePreference[],
): CxData {
  const known = exchangesAt(cx, place)
  const at = known.findIndex((preference) => preference.type === type)
  if (at < 0) throw new EditRefused(`There is no ${type} preference for ${place ?? 'the empire'}.`)
  return withCxExchanges(cx, place, known.toSpliced(at, 1, ...by(known[at]!)))
}

function replaceTicker(
  cx: CxData,
  { place, ticker, type }: { place: CxPlace; ticker: string; type: PreferenceType },
  by: (known: TickerPreference) => TickerPreference[],
): CxData {
  const known = tickersAt(cx, place)
  const at = known.findIndex((p) => p.ticker === ticker && p.type === type)
  if (at < 0)
    throw new EditRefused(`There is no ${type} preference for ${ticker} ${whereInWords(place)}.`)
  return withTickers(cx, place, known.toSpliced(at, 1, ...by(known[at]!)))
}

export const withCxExchanges = (
  cx: CxData,
  place: CxPlace,
  preferences: ExchangePreference[],
): CxData =>
  place === null
    ? { ...cx, cx_empire: preferences }
    : { ...cx, cx_planets: withEntry(cx.cx_planets, place, preferences) }

export const withTickers = (cx: CxData, place: CxPlace, preferences: TickerPreference[]): CxData =>
  place === null
    ? { ...cx, ticker_empire: preferences }
    : { ...cx, ticker_planets: withEntry(cx.ticker_planets, place, preferences) }

function withEntry<T>(
  entries: readonly PlanetEntry<T>[],
  planet: string,
  preferences: T[],
): PlanetEntry<T>[] {
  const at = entries.findIndex((entry) => entry.planet === planet)
  return at < 0 ? [...entries, { planet, preferences }] : entries.with(at, { planet, preferences })
}
