import { Link } from '@tanstack/react-router'
import type { ShipNow } from '../../../engine/company/ships-now.ts'
import { isPlanetId, systemOf } from '../../../engine/fleet/ships/place-id.ts'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import { Button } from '../../ui/field/Button.tsx'
import { freeWords } from '../fleet/ship-now-words.ts'
import { PlanetButton } from '../planet/PlanetButton.tsx'
import { StarCard } from '../star-map/StarCard.tsx'
import type { StarChart } from '../star-map/star-chart.ts'
import type { SystemLayer } from '../star-map/system-layer.ts'
import { foundPlanetTitle } from './result-columns.tsx'

/** The system under the pointer, else the one picked last: what was found there and what the player has there. */
export function SystemCard({
  chart,
  system,
  ownPlanets,
  ships,
  now,
  layer,
  onFromAbove,
}: {
  chart: StarChart
  system: StarSystem | undefined
  ownPlanets: ReadonlySet<string>
  ships: readonly ShipNow[]
  now: number
  layer: SystemLayer | undefined
  /** Opens the system from above. */
  onFromAbove: (system: StarSystem) => void
}) {
  if (!system) return null
  const place = chart.map.indexOf.get(system.SystemId) ?? -1
  const found = chart.found[place] ?? []
  const said = layer?.words.get(place) ?? []
  const own = [...ownPlanets].filter((planet) => systemOf(planet) === system.NaturalId)
  return (
    <StarCard system={system}>
      <p>
        {formatCount(system.connections.length, 'connection')},{' '}
        {found.length === 0 ? 'nothing found here' : `${formatWhole(found.length)} found`}
        {own.length > 0 && `, own bases on ${own.join(', ')}`}
      </p>
      <Button size="small" onClick={() => onFromAbove(system)}>
        From above
      </Button>
      {ships.flatMap(({ registration, name, at, flight }) => {
        const place = at ?? flight?.to
        if (!place || systemOf(place) !== system.NaturalId) return []
        const words = flight
          ? `arrives ${freeWords(flight, now)}`
          : isPlanetId(place)
            ? `at ${place}`
            : 'at the station'
        return [
          <p key={registration}>
            {name} {words}
          </p>,
        ]
      })}
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {found.length > 0 && (
        <ul>
          {found.slice(0, MAX_SHOWN).map((planet) => (
            <li key={planet.planetNaturalId}>
              <Link
                to="/plan/$planetNaturalId/{-$planUuid}"
                params={{ planetNaturalId: planet.planetNaturalId, planUuid: undefined }}
              >
                {foundPlanetTitle(planet)}
              </Link>{' '}
              <PlanetButton planetNaturalId={planet.planetNaturalId} />
            </li>
          ))}
        </ul>
      )}
    </StarCard>
  )
}

const MAX_SHOWN = 8
