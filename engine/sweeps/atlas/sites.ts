import { dailyVolumeOf } from '../../market/daily-volume.ts'
import { priceResolver } from '../../market/prices.ts'
import type { CxData } from '../../model/cx.ts'
import type { Cogc } from '../../model/programs.ts'
import { cogcOf } from '../../plan/blank.ts'
import type { Rules } from '../../reference/rules.ts'
import { PROGRAM_TYPES } from '../../universe/planets.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Market } from '../columns.ts'

/** Prices and programme: planets that share both earn the same with a recipe, but for what they are built of and fees. */
export interface Band {
  readonly market: number
  readonly cogc: Cogc
}

/** What of a planet changes the figures of its bases, with planets that are alike put together. */
export interface Sites {
  /** Those without preferences of their own share the first. */
  readonly markets: readonly Market[]
  readonly bands: readonly Band[]
  /** By planet. */
  readonly marketOf: Uint16Array
  readonly bandOf: Uint16Array
}

export function sitesOf(universe: Universe, cx: CxData | null, rules: Rules): Sites {
  const { planets } = universe
  const resolve = priceResolver(universe, cx, rules)
  const marketOn = (id: string | null): Market => ({
    prices: resolve(id),
    sold: dailyVolumeOf(universe, cx, id).sold,
  })
  const markets = [marketOn(null)]
  const marketOf = new Uint16Array(planets.count)
  for (const { planet: id } of [...(cx?.cx_planets ?? []), ...(cx?.ticker_planets ?? [])]) {
    const planet = planets.indexOf.get(id)
    if (planet === undefined || marketOf[planet] !== 0) continue
    marketOf[planet] = markets.length
    markets.push(marketOn(id))
  }
  const bands: Band[] = []
  const placeOf = new Map<string, number>()
  const bandOf = new Uint16Array(planets.count)
  for (let planet = 0; planet < planets.count; planet++) {
    const band = { market: marketOf[planet]!, cogc: cogcOn(universe, planet) }
    const key = `${band.market} ${band.cogc}`
    let place = placeOf.get(key)
    if (place === undefined) {
      place = bands.length
      placeOf.set(key, place)
      bands.push(band)
    }
    bandOf[planet] = place
  }
  return { markets, bands, marketOf, bandOf }
}

/** The programme that a planet runs. */
export const cogcOn = ({ planets }: Universe, planet: number): Cogc =>
  cogcOf(PROGRAM_TYPES[planets.program[planet]!] ?? null)
