import { type FlightStep, forecast } from '../../../engine/fleet/ships/fly.ts'
import { routeOf } from '../../../engine/fleet/ships/route.ts'
import type { GatewayLink, Space } from '../../../engine/fleet/ships/space.ts'
import { absolute, type Finding, relative } from './finding.ts'
import { drawnLot } from './lot.ts'
import type { Mission, MissionLeg } from './mission-facts.ts'
import { wayOf } from './mission-legs.ts'
import { missionFlyer } from './mission-ships.ts'
import { placeNamed, systemNamed } from './named-places.ts'

/** Forecasts each different mission from its departure, ship, slider and chain of systems alone. */
export function* checkMissions(missions: readonly Mission[], space: Space): Generator<Finding> {
  for (const mission of missions) {
    yield* totals(mission)
    const flyer = missionFlyer(mission)
    const steps = flyer && stepsOf(mission, space)
    if (!flyer || !steps) continue
    const record = `mission ${mission.n}`
    const legs = forecast(flyer, space.sky, steps, mission.depart_ms, drawnLot(mission.lot))
    const planned = forecast(flyer, space.sky, steps, mission.depart_ms)
    if (!legs || !planned) continue
    const { seconds, stlFuel, ftlFuel, damage } = routeOf(legs, flyer)
    const worn = mission.legs.reduce((sum, leg) => sum + (leg.damage_percent ?? 0), 0)
    const [took, law] = [mission.total_ms / 1000, 'whole mission from its departure']
    yield relative(`${law}: time, 0.05 %`, record, took, seconds.mean, 0.0005, TIME)
    yield absolute(`${law}: SF`, record, mission.total_sf, stlFuel.mean, 1, FUEL)
    yield absolute(`${law}: FF`, record, mission.total_ff, ftlFuel, 0)
    yield relative(`${law}: damage, 0.02 %`, record, worn, damage, 0.0002, DAMAGE)
    const band = routeOf(planned, flyer).seconds
    const nearest = Math.min(band.most, Math.max(band.least, took))
    yield relative(
      'whole mission: time in the band shown, 0.05 %',
      record,
      took,
      nearest,
      0.0005,
      TIME,
    )
  }
}

/** Nine of ten agree; the others took 9 SF a leg, where one SF more or less is a tenth of the speed. */
const TIME = { share: 0.9, most: 0.028 }
const FUEL = { share: 0.9, most: 2 }
const DAMAGE = { share: 0.9, most: 0.01 }

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

/** Undefined where a place of the mission is not known. */
function stepsOf(mission: Mission, space: Space): FlightStep[] | undefined {
  const steps: FlightStep[] = []
  for (const [n, leg] of mission.legs.entries()) {
    if (leg.type === 'LOCK' || leg.type === 'DECAY') continue
    const step = stepOf(mission, n, space)
    if (!step) return undefined
    steps.push(step)
  }
  return steps
}

function stepOf(mission: Mission, n: number, space: Space): FlightStep | undefined {
  const leg = mission.legs[n]!
  const { type, from, to, pc } = leg
  if (type === 'TO' || type === 'LND') {
    const place = placeNamed(space, to)
    return place && { kind: type, place }
  }
  if (type === 'GTW')
    return { kind: 'GATE', link: { parsecs: pc, fee: 0, to: { id: to } } as GatewayLink }
  if (type === 'TRA' && leg.start_km === undefined) return { kind: 'HOP', to }
  if (type !== 'JMP' && type !== 'CHRG') return wayOf(mission, n, space)
  const system = systemNamed(space, type === 'JMP' ? to : from)
  if (system === undefined) return undefined
  return type === 'JMP' ? { kind: 'JMP', parsecs: pc!, to: system } : { kind: 'CHRG', at: system }
}
