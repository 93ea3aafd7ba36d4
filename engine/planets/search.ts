import { INFERTILE } from '../game/constants/bonuses.ts'
import { gravityBand, pressureBand, temperatureBand } from '../game/constants/environment.ts'
import type { CheckDistance, Planet } from '../game/gamedata.ts'
import type { PlanetSearch } from '../game/search.ts'
import { byCodeUnits } from '../universe/csr.ts'
import { jumpsFrom, jumpsTo, type StarMap, UNREACHABLE } from '../universe/jumps.ts'

export const MAX_NAME_MATCHES = 200

type Named = Pick<Planet, 'PlanetNaturalId' | 'PlanetName'>

/** Lower is better; undefined if the word does not contain the text. */
function matchRank(word: string, text: string): number | undefined {
  const at = word.indexOf(text)
  if (at < 0) return undefined
  if (at > 0) return 2
  return word.length === text.length ? 0 : 1
}

/** By natural id or name: exact matches first, then beginnings, then the rest, each by natural id. */
export function searchByName<P extends Named>(planets: Iterable<P>, text: string): P[] {
  const wanted = text.trim().toLowerCase()
  const groups: P[][] = [[], [], []]
  for (const planet of planets) {
    const byId = matchRank(planet.PlanetNaturalId.toLowerCase(), wanted) ?? groups.length
    const byName = matchRank(planet.PlanetName.toLowerCase(), wanted) ?? groups.length
    groups[Math.min(byId, byName)]?.push(planet)
  }
  return groups.flatMap(sortById).slice(0, MAX_NAME_MATCHES)
}

function sortById<P extends Named>(planets: P[]): P[] {
  return planets.sort((a, b) => byCodeUnits(a.PlanetNaturalId, b.PlanetNaturalId))
}

/**
 * All conditions but the distance. A low or high environment must be accepted by the search; a normal one always is.
 */
export function matchesSearch(planet: Planet, search: PlanetSearch): boolean {
  const program = planet.COGCProgramActive
  return (
    (planet.Surface ? search.IncludeRocky : search.IncludeGaseous) &&
    includesBand(
      gravityBand(planet.Gravity),
      search.IncludeLowGravity,
      search.IncludeHighGravity,
    ) &&
    includesBand(
      pressureBand(planet.Pressure),
      search.IncludeLowPressure,
      search.IncludeHighPressure,
    ) &&
    includesBand(
      temperatureBand(planet.Temperature),
      search.IncludeLowTemperature,
      search.IncludeHighTemperature,
    ) &&
    (!search.MustBeFertile || planet.Fertility !== INFERTILE) &&
    (!search.MustHaveLocalMarket || planet.HasLocalMarket) &&
    (!search.MustHaveChamberOfCommerce || planet.HasChamberOfCommerce) &&
    (!search.MustHaveWarehouse || planet.HasWarehouse) &&
    (!search.MustHaveAdministrationCenter || planet.HasAdministrationCenter) &&
    (!search.MustHaveShipyard || planet.HasShipyard) &&
    (search.COGC.length === 0 || (program !== null && search.COGC.includes(program))) &&
    search.Materials.every((ticker) => planet.Resources.some((r) => r.MaterialTicker === ticker))
  )
}

function includesBand(band: 0 | 1 | 2, low: boolean, high: boolean): boolean {
  return band === 0 || (band === 1 ? low : high)
}

interface Checked {
  readonly CheckDistances: CheckDistance | null
}

/**
 * The planets that match a search, each with the value given for it. With a distance check: only those within reach,
 * nearest first, each with the jumps from the start. Without: by natural id, and without `CheckDistances`.
 */
export function matchPlanets<P extends { readonly planet: Planet }>(
  planets: Iterable<P>,
  search: PlanetSearch,
  stars: StarMap,
): (P & Checked)[] {
  const found: (P & Checked)[] = []
  const check = search.MaxDistanceCheck
  const jumps = check ? jumpsFrom(stars, check.SystemId) : undefined
  const start = check ? stars.systems[stars.indexOf.get(check.SystemId) ?? -1] : undefined
  for (const candidate of planets) {
    const { planet } = candidate
    if (!matchesSearch(planet, search)) continue
    if (!check || !jumps) {
      found.push({ ...candidate, CheckDistances: null })
      continue
    }
    const distance = jumpsTo(stars, jumps, planet.SystemId)
    if (!start || distance === UNREACHABLE || distance > check.MaxDistance) continue
    const CheckDistances = {
      SystemIdStart: check.SystemId,
      SystemIdTarget: planet.SystemId,
      SystemName: start.Name,
      Distance: distance,
    }
    found.push({ ...candidate, CheckDistances })
  }
  const jumpsAway = (match: Checked) => match.CheckDistances?.Distance ?? 0
  return found.sort(
    (a, b) =>
      jumpsAway(a) - jumpsAway(b) ||
      byCodeUnits(a.planet.PlanetNaturalId, b.planet.PlanetNaturalId),
  )
}
