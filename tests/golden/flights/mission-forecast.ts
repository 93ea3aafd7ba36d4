import { type FlightStep, forecast } from '../../../engine/fleet/ships/fly.ts'
import { flightsFrom, groundSteps, routeOf } from '../../../engine/fleet/ships/route.ts'
import type { Space } from '../../../engine/fleet/ships/space.ts'
import { absolute, type Finding, relative } from './finding.ts'
import { drawnLot } from './lot.ts'
import type { Mission, MissionLeg } from './mission-facts.ts'
import { missionFlyer, missionJumper } from './mission-ships.ts'
import { placeNamed } from './named-places.ts'

/** Plans and forecasts each mission from its ship, slider, start, end and departure alone. */
export function* checkMissions(missions: readonly Mission[], space: Space): Generator<Finding> {
  for (const mission of missions) {
    yield* totals(mission)
    const [from, to] = [mission.legs[0]!.from, mission.legs.at(-1)!.to].map((name) =>
      placeNamed(space, name),
    )
    const ship = missionJumper(mission)
    const steps = ship && from && to && groundSteps(flightsFrom(space.sky, ship, from, to), to)
    if (!steps) continue
    const record = `mission ${mission.n}`
    const [flown, ours] = [flownChain(mission), chainOf(steps, space)]
    const law = 'whole mission: the route that the game flies'
    yield { law, record, expected: flown, actual: ours, agrees: flown === ours }
    const flyer = missionFlyer(mission)
    if (!flyer) continue
    const legs = forecast(flyer, space.sky, steps, mission.depart_ms, drawnLot(mission.lot))
    const planned = forecast(flyer, space.sky, steps, mission.depart_ms)
    if (!legs || !planned) continue
    const { seconds, stlFuel, ftlFuel, damage } = routeOf(legs, flyer)
    const worn = mission.legs.reduce((sum, leg) => sum + (leg.damage_percent ?? 0), 0)
    const took = mission.total_ms / 1000
    const whole = 'whole mission from ship, slider, start, end and departure'
    yield relative(`${whole}: time, 0.1 %`, record, took, seconds.mean, 0.001, TIME)
    yield absolute(`${whole}: SF`, record, mission.total_sf, stlFuel.mean, 1, FUEL)
    yield absolute(`${whole}: FF`, record, mission.total_ff, ftlFuel, 0)
    yield relative(`${whole}: damage, 0.02 %`, record, worn, damage, 0.0002, DAMAGE)
    const band = routeOf(planned, flyer).seconds
    const nearest = Math.min(band.most, Math.max(band.least, took))
    yield relative(
      'whole mission: time in the band shown, 0.1 %',
      record,
      took,
      nearest,
      0.001,
      TIME,
    )
  }
}

/** Three missions at the lowest slider differ by more: with 20 SF in a leg, one SF is a twentieth of the speed. */
const TIME = { share: 0.985, most: 0.028 }
const FUEL = { share: 0.97, most: 2 }
const DAMAGE = { share: 0.97, most: 0.005 }

function* totals({ n, legs, total_ms, total_sf, total_ff }: Mission): Generator<Finding> {
  const sum = (value: (leg: MissionLeg) => number | undefined) =>
    legs.reduce((total, leg) => total + (value(leg) ?? 0), 0)
  const record = `mission ${n}`
  yield absolute(
    'sums of the legs',
    record,
    total_ms,
    sum(({ ms }) => ms),
    0,
  )
  yield absolute(
    'sums of the legs',
    record,
    total_sf,
    sum(({ sf }) => sf),
    0,
  )
  yield absolute(
    'sums of the legs',
    record,
    total_ff,
    sum(({ ff }) => ff),
    0,
  )
}

/** Systems and gateways' systems in the order in which a mission passes them. */
const flownChain = ({ legs }: Mission): string =>
  legs
    .flatMap(({ type, to, to_system }) =>
      type === 'JMP' ? [to] : type === 'GTW' ? [`through a gateway to ${to_system}`] : [],
    )
    .join(', ')

const chainOf = (steps: readonly FlightStep[], { sky }: Space): string =>
  steps
    .flatMap((step) => {
      if (step.kind === 'JMP') return [sky.systems[step.to]!]
      return step.kind === 'GATE'
        ? [`through a gateway to ${sky.systems[step.link.to.system]}`]
        : []
    })
    .join(', ')
