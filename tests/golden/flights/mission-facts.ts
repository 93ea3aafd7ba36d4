import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Triple = readonly [x: number, y: number, z: number]

export interface MissionLeg {
  readonly type: 'TO' | 'DEP' | 'JMP' | 'CHRG' | 'APP' | 'TRA' | 'LND' | 'LOCK' | 'GTW' | 'DECAY'
  /** Natural ids, codes of stations, gates (`GTW-…`). */
  readonly from: string
  readonly to: string
  /** Of gates. */
  readonly from_system?: string
  readonly to_system?: string
  readonly ms: number
  readonly km?: number
  readonly pc?: number
  readonly sf?: number
  readonly ff?: number
  readonly damage_percent?: number
  readonly start_km?: Triple
  readonly target_km?: Triple
  readonly orbit_km?: number
}

/** A flight that the game's server calculated. */
export interface Mission {
  readonly n: number
  readonly lot: string
  readonly ship: string
  readonly srp?: boolean
  readonly mass_t?: number
  readonly slider?: number
  readonly depart_ms: number
  readonly total_ms: number
  readonly total_sf: number
  readonly total_ff: number
  readonly legs: readonly MissionLeg[]
}

/** Our own form: legs that several missions share are written once. */
interface PackedMissions {
  readonly legs: readonly MissionLeg[]
  readonly missions: readonly (Omit<Mission, 'legs'> & { readonly legs: readonly number[] })[]
}

/** Missions of a folder, in our own form or in that of the captures (`flights/missions.json`). */
export function readMissions(dir: string): Mission[] {
  const own = join(dir, 'missions.json')
  if (existsSync(own)) {
    const { legs, missions } = JSON.parse(readFileSync(own, 'utf8')) as PackedMissions
    return missions.map((mission) => ({ ...mission, legs: mission.legs.map((n) => legs[n]!) }))
  }
  const captured = join(dir, 'flights/missions.json')
  return existsSync(captured) ? (JSON.parse(readFileSync(captured, 'utf8')) as Mission[]) : []
}
