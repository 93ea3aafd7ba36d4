import type { CxData, ExchangePreference } from './model/cx.ts'
import { parseExchangeCode, type Side } from './prices.ts'
import type { Universe } from './universe.ts'

/** Units that are traded a day where the player sells and buys, by material. */
export interface DailyTrade {
  readonly sold: Float64Array
  readonly bought: Float64Array
}

const WEEK_DAYS = 7
const EVERYWHERE = 'UNIVERSE'

/**
 * The last week's trade of the exchanges that the preferences name, of all exchanges together where they name none. A
 * price set by hand says nothing about who buys, so it changes nothing here.
 */
export function dailyTradeOf(
  universe: Universe,
  cx: CxData | null,
  planet: string | null,
): DailyTrade {
  return {
    sold: dailyTrade(universe, exchangeOf(cx, planet, 'SELL')),
    bought: dailyTrade(universe, exchangeOf(cx, planet, 'BUY')),
  }
}

/** `PP7D_` rows hold what was traded within a week. */
function dailyTrade({ exchanges, materials }: Universe, exchange: string): Float64Array {
  const week = exchanges.get(`PP7D_${exchange}`)?.traded
  return week ? week.map((units) => units / WEEK_DAYS) : new Float64Array(materials.count)
}

function exchangeOf(cx: CxData | null, planet: string | null, side: Side): string {
  const ofPlanet = cx?.cx_planets.find((entry) => entry.planet === planet)?.preferences
  const preference = firstFor(ofPlanet, side) ?? firstFor(cx?.cx_empire, side)
  if (!preference) return EVERYWHERE
  const { exchange } = parseExchangeCode(preference.exchange)
  return exchange.replace(/^PP\d+D_/, '')
}

const firstFor = (preferences: readonly ExchangePreference[] | undefined, side: Side) =>
  preferences?.find(({ type }) => type === 'BOTH' || type === side)
