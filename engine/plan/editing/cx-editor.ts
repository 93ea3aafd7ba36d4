import {
  CX_NAME_LENGTH,
  type CxData,
  type ExchangePreference,
  LARGEST_PRICE,
  type PreferenceType,
  sidesClash,
  type TickerPreference,
} from '../../game/cx.ts'
import {
  type CxEdit,
  type CxPlace,
  exchangesAt,
  type PlanetEntry,
  planetsOf,
  tickersAt,
} from './cx-edit.ts'
import { cxStepName, whereInWords } from './cx-steps.ts'
import type { Edited, Editor } from './undo-history.ts'

export const cxEditor: Editor<CxData, CxEdit> = {
  apply: applyCxEdit,
  describe: cxStepName,
  fieldOf: fieldOfCxEdit,
  isSame: (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b),
}

/** Typed or stepped values. A field is one preference's value or choice. */
function fieldOfCxEdit(edit: CxEdit): string | null {
  switch (edit.kind) {
    case 'rename':
      return edit.kind
    case 'change exchange':
      return `exchange ${edit.place} ${edit.type}`
    case 'ticker value':
      return `ticker ${edit.place} ${edit.ticker} ${edit.type}`
    default:
      return null
  }
}

const done = (state: CxData): Edited<CxData> => ({ ok: true, state })
const refused = (why: string): { ok: false; why: string } => ({ ok: false, why })

function applyCxEdit(cx: CxData, edit: CxEdit): Edited<CxData> {
  switch (edit.kind) {
    case 'rename':
      return done({ ...cx, name: edit.name.slice(0, CX_NAME_LENGTH) })
    case 'add exchange': {
      const { place, type, exchange } = edit
      const known = exchangesAt(cx, place)
      const clash = clashOf(
        known.map((p) => p.type),
        type,
        place ?? 'the empire',
      )
      return clash ?? done(withCxExchanges(cx, place, [...known, { type, exchange }]))
    }
    case 'change exchange':
      return replaceExchange(cx, edit, (known) => [{ ...known, exchange: edit.exchange }])
    case 'exchange steps':
      return replaceExchange(cx, edit, ({ instead: _, ...known }) => [
        edit.instead.length > 0 ? { ...known, instead: [...new Set(edit.instead)] } : known,
      ])
    case 'remove exchange':
      return replaceExchange(cx, edit, () => [])
    case 'add ticker': {
      const { place, ticker, type, value } = edit
      if (ticker.trim() === '') return refused('Choose a material first.')
      const known = tickersAt(cx, place)
      const types = known.filter((p) => p.ticker === ticker).map((p) => p.type)
      const clash = clashOf(types, type, `${ticker} ${whereInWords(place)}`) ?? badValue(value)
      return clash ?? done(withTickers(cx, place, [...known, { ticker, type, value }]))
    }
    case 'ticker value': {
      const { value } = edit
      return badValue(value) ?? replaceTicker(cx, edit, (known) => [{ ...known, value }])
    }
    case 'ticker last':
      return replaceTicker(cx, edit, ({ last: _, ...known }) => [
        edit.last ? { ...known, last: true } : known,
      ])
    case 'remove ticker':
      return replaceTicker(cx, edit, () => [])
    case 'add planet':
      if (planetsOf(cx).includes(edit.planet)) return refused(`${edit.planet} is listed already.`)
      return done(withCxExchanges(cx, edit.planet, []))
    case 'remove planet': {
      const others = <T extends { planet: string }>(entries: T[]) =>
        entries.filter(({ planet }) => planet !== edit.planet)
      const cx_planets = others(cx.cx_planets)
      return done({ ...cx, cx_planets, ticker_planets: others(cx.ticker_planets) })
    }
    case 'take over':
      return done(edit.cx)
  }
}

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

function clashOf(known: readonly PreferenceType[], type: PreferenceType, subject: string) {
  const why = typeClash(known, type, subject)
  return why === null ? null : refused(why)
}

const badValue = (value: number) =>
  value >= 0 && value <= LARGEST_PRICE ? null : refused('Number must be 0 or positive')

function replaceExchange(
  cx: CxData,
  { place, type }: { place: CxPlace; type: PreferenceType },
  by: (known: ExchangePreference) => ExchangePreference[],
): Edited<CxData> {
  const known = exchangesAt(cx, place)
  const at = known.findIndex((preference) => preference.type === type)
  if (at < 0) return refused(`There is no ${type} preference for ${place ?? 'the empire'}.`)
  return done(withCxExchanges(cx, place, known.toSpliced(at, 1, ...by(known[at]!))))
}

function replaceTicker(
  cx: CxData,
  { place, ticker, type }: { place: CxPlace; ticker: string; type: PreferenceType },
  by: (known: TickerPreference) => TickerPreference[],
): Edited<CxData> {
  const known = tickersAt(cx, place)
  const at = known.findIndex((p) => p.ticker === ticker && p.type === type)
  if (at < 0) return refused(`There is no ${type} preference for ${ticker} ${whereInWords(place)}.`)
  return done(withTickers(cx, place, known.toSpliced(at, 1, ...by(known[at]!))))
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
