import type { Building } from '../../../../../engine/game/gamedata.ts'
import type { Cogc } from '../../../../../engine/game/programs.ts'

const WORKERS = {
  PIONEERS: 'Pioneers',
  SETTLERS: 'Settlers',
  TECHNICIANS: 'Technicians',
  ENGINEERS: 'Engineers',
  SCIENTISTS: 'Scientists',
} as const

/** Whether a programme makes a building faster: by its expertise, or by the workers that it employs. */
export function matchesCogc(building: Building, cogc: Cogc): boolean {
  if (cogc === '---') return true
  const kind = WORKERS[cogc as keyof typeof WORKERS]
  return kind ? building[kind] > 0 : building.Expertise === cogc
}
