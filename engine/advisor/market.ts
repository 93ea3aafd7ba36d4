import type { CxData, ExchangePreference } from '../model/cx.ts'
import { parseExchangeCode, type Side } from '../prices.ts'
import type { Universe } from '../universe.ts'
import type { Market } from './request.ts'

const WEEK_DAYS = 7
const EVERYWHERE = 'UNIVERSE'

/**
 * What is traded a day where the preferences buy and sell: the last week's trade of the exchange they name, of all
 * exchanges together where they name none.
 */
export function marketOf(universe: Universe, cx: CxData | null, planet: string): Market {
  return {
    sold: dailyTrade(universe, exchangeOf(cx, planet, 'SELL')),
    bought: dailyTrade(universe, exchangeOf(cx, planet, 'BUY')),
  }
}

function dailyTrade({ exchanges, materials }: Universe, exchange: string): Float64Array {
  const week = exchanges.get(`PP7D_${exchange}`)?.traded
  return week ? week.map((units) => units / WEEK_DAYS) : new Float64Array(materials.count)
}

function exchangeOf(cx: CxData | null, planet: string, side: Side): string {
  const ofPlanet = cx?.cx_planets.find((entry) => entry.planet === planet)?.preferences
  const preference = firstFor(ofPlanet, side) ?? firstFor(cx?.cx_empire, side)
  if (!preference) return EVERYWHERE
  const { exchange } = parseExchangeCode(preference.exchange)
  return exchange.replace(/^PP\d+D_/, '')
}

const firstFor = (preferences: readonly ExchangePreference[] | undefined, side: Side) =>
  preferences?.find(({ type }) => type === 'BOTH' || type === side)
