import type { FlightRoute } from '../../../engine/fleet/ships/route.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import type { RouteAnswer } from '../../../workers/flight-calls.ts'
import { seconds } from '../fleet/band-words.ts'

/** What a player should know of a route and its legs. */
export function RouteNotes({ route, answer }: { route: FlightRoute; answer: RouteAnswer }) {
  const { game, equallyShort, withoutGateways } = answer
  return (
    <>
      {game && !passesSame(route, game) && (
        <p className="quiet">
          The game itself chooses the fewest jumps and gateways: {inShort(game)}. It flies this
          route only if you send the ship from system to system.
        </p>
      )}
      {equallyShort > 1 && (
        <p className="quiet">
          {formatWhole(equallyShort)} routes have as few jumps and gateways. The game may fly
          another of them: this one follows the order in which it chose in all recorded flights.
        </p>
      )}
      {withoutGateways && (
        <p className="quiet">Without gateways the game flies {inShort(withoutGateways)}.</p>
      )}
      {route.legs.length > 0 && (
        <p className="quiet">
          Of 221 recorded flights 218 took this time to within 0.1 %, and all the SF to within two
          units. At the lowest fuel slider the time can be 3 % off.
          {route.legs.some(({ kind }) => kind === 'LND') &&
            ' The length of a landing is random: ± 13.3 %, in brackets.'}
        </p>
      )}
    </>
  )
}

const passesSame = (one: FlightRoute, other: FlightRoute) => passed(one) === passed(other)

const passed = ({ legs }: FlightRoute) =>
  legs.flatMap(({ kind, to }) => (kind === 'JMP' || kind === 'GATE' ? [to] : [])).join()

const inShort = ({ jumps, seconds: { mean }, cost }: FlightRoute) =>
  `${formatWhole(jumps)} ${jumps === 1 ? 'jump' : 'jumps'} in ${seconds(mean)} for ${formatWhole(cost)} $`
