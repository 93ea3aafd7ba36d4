import {
  gatewayDamage,
  jumpDamage,
  landingDamage,
  transitDamage,
} from '../../../engine/fleet/ships/damage.ts'
import {
  climbFuel,
  climbSeconds,
  gatewaySeconds,
  HOP,
  jumpFuel,
  jumpSeconds,
  landingKm,
  takeOffKm,
  transitFuels,
  transitSeconds,
} from '../../../engine/fleet/ships/flight.ts'
import { circularSpeed, distanceFromStar, type Point } from '../../../engine/fleet/ships/orbits.ts'
import type { Space } from '../../../engine/fleet/ships/space.ts'
import { meanSunlight, transitKm } from '../../../engine/fleet/ships/transit-path.ts'
import {
  type TransitWay,
  transitBetween,
  transitEnds,
} from '../../../engine/fleet/ships/transits.ts'
import { absolute, type Finding, relative } from './finding.ts'
import { drawnLot } from './lot.ts'
import type { Mission, MissionLeg } from './mission-facts.ts'
import { missionFlyer, missionShip } from './mission-ships.ts'
import { placeNamed, systemNamed } from './named-places.ts'

const point = ([x, y, z]: readonly [number, number, number]): Point => ({ x, y, z })
const isTransit = ({ type, km, sf, start_km, target_km }: MissionLeg) =>
  (type === 'DEP' || type === 'APP' || type === 'TRA') &&
  [km, sf, start_km, target_km].every((value) => value !== undefined)

/** Checks each different leg once, from the record's own figures. */
export function* checkMissionLegs(missions: readonly Mission[], space: Space): Generator<Finding> {
  const seen = new Set<string>()
  for (const mission of missions) {
    const { ship, mass_t, srp } = mission
    let clock = mission.depart_ms
    for (const [n, leg] of mission.legs.entries()) {
      const { type, from, to, km, pc, sf, ff, ms } = leg
      const key = JSON.stringify([ship, mass_t, srp, type, from, to, km, pc, sf, ff, ms])
      if (!seen.has(key)) {
        seen.add(key)
        yield* lawsOf(mission, n, clock, space)
      }
      clock += ms
    }
  }
}

function* lawsOf(mission: Mission, n: number, clock: number, space: Space): Generator<Finding> {
  const leg = mission.legs[n]!
  const { type } = leg
  const record = `mission ${mission.n}, leg ${n + 1} ${type}`
  if (type === 'TO' || type === 'LND') yield* climbLaws(mission, leg, record, space)
  else if (isTransit(leg)) {
    yield* transitLaws(mission, n, record, space)
    yield* positionLaws(mission, n, clock, record, space)
  } else if (type === 'TRA') {
    yield absolute('gateway: hop, ms', record, leg.ms, HOP.seconds * 1000, 0)
    yield absolute('gateway: SF', record, leg.sf ?? 0, HOP.fuel, 0)
  } else if (type === 'LOCK' || type === 'DECAY') {
    yield absolute('gateway: lock and decay, ms', record, leg.ms, 600_000, 0)
    yield absolute('gateway: SF', record, leg.sf ?? 0, 5, 0)
  } else yield* jumpLaws(mission, leg, record, space)
  if (leg.ff !== undefined) yield* fuelOfNextJump(mission, n, record)
}

function* climbLaws(mission: Mission, leg: MissionLeg, record: string, space: Space) {
  const { protection, acceleration, flow } = missionShip(mission)
  const place = placeNamed(space, leg.type === 'TO' ? leg.from : leg.to)
  const { km = Number.NaN, sf = Number.NaN, ms } = leg
  const law = leg.type === 'TO' ? 'take-off' : 'landing'
  if (place?.radiusKm !== undefined && place.pressure !== undefined) {
    const { radiusKm, pressure } = place
    const body = { radiusKm, pressure }
    const length = leg.type === 'TO' ? takeOffKm(body) : landingKm(body, drawnLot(mission.lot))
    yield relative(`${law}: km, 1e-8`, record, km, length, 1e-8)
    const damage = leg.type === 'TO' ? 0 : landingDamage(protection, pressure, ms / 1000)
    yield relative(`${law}: damage, 1e-8`, record, leg.damage_percent ?? 0, damage, 1e-8)
  }
  if (acceleration === undefined || flow === undefined) return
  const loaded = { acceleration, flow }
  yield absolute(`${law}: seconds`, record, ms / 1000, climbSeconds(loaded, km), 0)
  yield absolute(`${law}: SF`, record, sf, climbFuel(loaded, ms / 1000), 0)
}

function* transitLaws(mission: Mission, n: number, record: string, space: Space) {
  const leg = mission.legs[n]!
  const { type, km, sf, start_km, target_km, ms } = leg as Required<MissionLeg>
  const { protection, acceleration, flow } = missionShip(mission)
  const [start, target] = [point(start_km), point(target_km)]
  yield relative(
    ...(['transit: km from its ends, 1e-6', record, km, transitKm(start, target), 1e-6] as const),
    { share: 29 / 30, most: 2e-5 },
  )
  const place = placeNamed(space, type === 'DEP' ? leg.from : leg.to)
  const flyer = missionFlyer(mission)
  if (place) {
    const star = space.sky.stars[place.system]!
    const charging = type === 'DEP' ? flyer?.drive?.rechargeDamage : 0
    if (charging !== undefined) {
      const damage = transitDamage(protection, km, star, meanSunlight(start, target)) + charging
      yield relative('transit: damage, 5e-5', record, leg.damage_percent ?? 0, damage, 5e-5)
    }
  }
  if (acceleration === undefined || flow === undefined) return
  const loaded = { acceleration, flow }
  const secondsWith = (fuel: number) => transitSeconds(loaded, km, fuel)
  const isShownTooHigh =
    type === 'DEP' && mission.slider === 0.01 && secondsWith(sf - 1) === ms / 1000
  const used = isShownTooHigh ? sf - 1 : sf
  yield absolute('transit: seconds from km and SF', record, ms / 1000, secondsWith(used), 0)
  const expected = flyer && fuelsOf(mission, space)?.get(n)
  if (expected !== undefined) yield absolute('transit: SF, within 1', record, sf, expected, 1)
}

/** SF of the transits by their place, from the slider and what is aboard. */
function fuelsOf(mission: Mission, space: Space): Map<number, number> | undefined {
  const flyer = missionFlyer(mission)
  if (!flyer) return undefined
  const { legs } = mission
  const transits = legs.flatMap((leg, n) => (isTransit(leg) ? [{ leg, n }] : []))
  const spent = legs.reduce((sum, leg) => sum + (isTransit(leg) ? 0 : (leg.sf ?? 0)), 0)
  const parts = transits.map(({ leg }) => {
    const [start, target] = [point(leg.start_km!), point(leg.target_km!)]
    const place = placeNamed(space, leg.type === 'DEP' ? leg.from : leg.to)!
    const kind = leg.type as 'DEP' | 'APP' | 'TRA'
    const { kilograms } = space.sky.stars[place.system]!
    return {
      kind,
      km: transitKm(start, target),
      speed: circularSpeed(kilograms, distanceFromStar(target)),
    }
  })
  const fuels = transitFuels(flyer.loaded, parts, mission.slider!, flyer.ship.stlFuel - spent)
  return new Map(transits.map(({ n }, place) => [n, fuels[place]!]))
}

function* positionLaws(
  mission: Mission,
  n: number,
  clock: number,
  record: string,
  space: Space,
): Generator<Finding> {
  const leg = mission.legs[n]!
  const { type, km, ms, sf, start_km, target_km } = leg as Required<MissionLeg>
  const way = wayOf(mission, n, space)
  if (!way) return
  const ends = transitEnds(space.sky, way, clock, clock + ms)
  for (const [place, recorded] of [start_km, target_km].entries()) {
    const [ours, theirs] = [ends[place]!, point(recorded)]
    yield absolute('position: degrees from the star, 0.02', record, 0, angle(ours, theirs), 0.02)
    const apart = Math.hypot(ours.x - theirs.x, ours.y - theirs.y, ours.z - theirs.z)
    yield absolute('position: share of the way, 0.0005', record, 0, apart / km, 0.0005)
  }
  const isApproach = type === 'APP'
  const law = isApproach
    ? 'approach from the instant alone'
    : 'departure, transit from the instant alone'
  const { acceleration, flow } = missionShip(mission)
  const loaded = acceleration !== undefined && flow !== undefined ? { acceleration, flow } : null
  let took = loaded ? 0 : ms
  const secondsOf = (length: number) => {
    const [one, other] = [sf, sf - 1].map((fuel) => transitSeconds(loaded!, length, fuel))
    return mission.slider === 0.01 && type === 'DEP' && Math.abs(other! - ms / 1000) < 2
      ? other!
      : one!
  }
  if (loaded) {
    for (let round = 0; round < ROUNDS; round++)
      took = 1000 * secondsOf(transitBetween(space.sky, way, clock, clock + took, false).km)
  }
  const length = transitBetween(space.sky, way, clock, clock + took, false).km
  yield relative(`${law}: km`, record, km, length, isApproach ? 5e-4 : 1e-4)
  if (loaded) yield absolute(`${law}: s`, record, ms / 1000, secondsOf(length), isApproach ? 5 : 1)
}

/** Undefined where a place has no known orbit, or no jump says which neighbour the warp point faces. */
export function wayOf(mission: Mission, n: number, space: Space): TransitWay | undefined {
  const { type, from, to } = mission.legs[n]!
  const place = placeNamed(space, type === 'DEP' ? from : to)
  if (!place?.orbit) return undefined
  if (type === 'TRA') {
    const start = placeNamed(space, from)
    return start?.orbit && { kind: 'TRA', place, from: start }
  }
  const jump =
    type === 'DEP'
      ? mission.legs.slice(n).find((leg) => leg.type === 'JMP')?.to
      : mission.legs.slice(0, n).findLast((leg) => leg.type === 'JMP')?.from
  const towards = jump === undefined ? undefined : systemNamed(space, jump)
  return towards === undefined ? undefined : { kind: type as 'DEP' | 'APP', place, towards }
}

/** The target moves on while the ship is under way; each round comes about four times as near. */
const ROUNDS = 12

function angle(a: Point, b: Point): number {
  const dot = a.x * b.x + a.y * b.y + a.z * b.z
  const lengths = Math.hypot(a.x, a.y, a.z) * Math.hypot(b.x, b.y, b.z)
  return (Math.acos(Math.min(1, dot / lengths)) * 180) / Math.PI
}

function* jumpLaws(mission: Mission, leg: MissionLeg, record: string, space: Space) {
  const { protection } = missionShip(mission)
  const flyer = missionFlyer(mission)
  const { type, ms, pc = 0 } = leg
  const damage = leg.damage_percent ?? 0
  if (type === 'JMP') {
    const [from, to] = [systemNamed(space, leg.from), systemNamed(space, leg.to)]
    const parsecs = from === undefined || to === undefined ? undefined : apart(space, from, to)
    if (parsecs !== undefined) yield relative('jump: parsecs, 2e-6', record, pc, parsecs, 2e-6)
    if (flyer?.drive)
      yield absolute(
        ...(['jump: seconds', record, ms / 1000] as const),
        jumpSeconds(flyer.drive.secondsPerParsec, pc),
        0,
      )
    yield relative('jump: damage, 1e-8', record, damage, jumpDamage(protection, pc), 1e-8)
  } else if (type === 'GTW') {
    yield absolute('gateway: passage, ms', record, ms, (gatewaySeconds(pc) - 1200) * 1000, 1e-6)
    yield relative('gateway: damage, 1e-8', record, damage, gatewayDamage(protection, pc), 1e-8)
  } else if (type === 'CHRG' && flyer?.drive) {
    const { rechargeSeconds, rechargeDamage: wear } = flyer.drive
    yield absolute('recharge: ms', record, ms, rechargeSeconds * 1000, 1e-6)
    yield relative('recharge: damage, 1e-8', record, damage, wear, 1e-8)
  }
}

function apart({ sky }: Space, from: number, to: number): number | undefined {
  const link = sky.links.indexOf(to, sky.first[from])
  return link >= 0 && link < sky.first[from + 1]! ? sky.parsecs[link] : undefined
}

/** FF stands on the leg before its jump. */
function* fuelOfNextJump(mission: Mission, n: number, record: string): Generator<Finding> {
  const flyer = missionFlyer(mission)
  const next = mission.legs.slice(n + 1).find(({ type }) => type === 'JMP')
  if (!flyer?.drive || next?.pc === undefined) return
  const burnt = jumpFuel(flyer.drive.fuelPerParsec, next.pc)
  yield absolute('jump: FF', record, mission.legs[n]!.ff!, burnt, 0)
}
