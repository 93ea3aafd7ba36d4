import * as v from 'valibot'
import {
  type CxData,
  type ExchangePreference,
  PreferenceType,
  sidesClash,
  TickerPreference,
} from '../../game/cx.ts'
import { PlanetNaturalId } from '../../game/primitives.ts'
import { isFields, type StoredFields } from '../../game/versions/step.ts'
import { ownExchangeCode } from '../../market/foreign-exchange-code.ts'
import type { Tell } from './imported.ts'
import { nameOf, readable } from './parts.ts'

export const isCx = (raw: StoredFields): boolean =>
  isFields(raw.cx_data) && ('cx_name' in raw || 'name' in raw)

const ForeignExchange = v.object({ type: PreferenceType, exchange: v.string() })
const AtPlanet = v.object({ planet: PlanetNaturalId, preferences: v.unknown() })
const MOST = 1000

/** Reads either form. What cannot be read is reported; the rest is imported. */
export function importedCx(raw: StoredFields, tell: Tell): CxData {
  const data = isFields(raw.cx_data) ? raw.cx_data : {}
  return {
    name: nameOf(raw.cx_name ?? raw.name ?? data.name, 'Imported CX'),
    cx_empire: exchangesOf('Exchanges', data.cx_empire, tell),
    cx_planets: perPlanet('Exchanges', data.cx_planets, tell, exchangesOf),
    ticker_empire: tickersOf('Prices', data.ticker_empire, tell),
    ticker_planets: perPlanet('Prices', data.ticker_planets, tell, tickersOf),
  }
}

function exchangesOf(what: string, list: unknown, tell: Tell): ExchangePreference[] {
  const known = readable(what, list, ForeignExchange, MOST, tell).flatMap(({ type, exchange }) => {
    const own = ownExchangeCode(exchange)
    if (own) return [{ type, exchange: own }]
    tell(`${what}: ${exchange.slice(0, 40)} is no exchange that is known here.`)
    return []
  })
  return withoutClashes(known, () => '', what, tell)
}

const tickersOf = (what: string, list: unknown, tell: Tell): TickerPreference[] =>
  withoutClashes(
    readable(what, list, TickerPreference, MOST, tell),
    ({ ticker }) => ticker,
    what,
    tell,
  )

/** The first preference for a side counts. */
function withoutClashes<T extends { type: PreferenceType }>(
  preferences: readonly T[],
  subjectOf: (preference: T) => string,
  what: string,
  tell: Tell,
): T[] {
  const types = new Map<string, PreferenceType[]>()
  return preferences.filter((preference) => {
    const subject = subjectOf(preference)
    const next = [...(types.get(subject) ?? []), preference.type]
    if (sidesClash(next)) {
      tell(`${what}: ${`${subject} ${preference.type}`.trim()} is set twice; the first counts.`)
      return false
    }
    types.set(subject, next)
    return true
  })
}

function perPlanet<T>(
  what: string,
  list: unknown,
  tell: Tell,
  read: (what: string, list: unknown, tell: Tell) => T[],
): { planet: string; preferences: T[] }[] {
  const planets = new Set<string>()
  return readable(`${what} of planets`, list, AtPlanet, MOST, tell).flatMap((entry) => {
    const { planet } = entry
    if (planets.has(planet)) {
      tell(`${what}: ${planet} is there twice; the first counts.`)
      return []
    }
    planets.add(planet)
    return [{ planet, preferences: read(`${what} on ${planet}`, entry.preferences, tell) }]
  })
}
