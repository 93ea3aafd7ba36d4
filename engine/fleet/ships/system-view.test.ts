import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { world } from '../../../scripts/stage/world.ts'
import { galaxyOf } from './galaxy.ts'
import { positionAt } from './orbits.ts'
import { spaceIn } from './space-in.ts'
import { systemView } from './system-view.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const AT = Date.UTC(2026, 8, 1)
const HOUR = 3_600_000

test('a system from above has its planets and its station where they are', () => {
  const { bodies, ships } = systemView(space, 'VH-331', AT, [])
  expect(bodies.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['VH-331a', 'VH-331g', 'VH-331']),
  )
  const promitor = bodies.find(({ id }) => id === 'VH-331a')!
  expect(promitor.x).toBeCloseTo(21_128_309.7, 0)
  expect(promitor.periodDays).toBeCloseTo(2.2196, 4)
  expect(promitor.orbit.slice(0, 2)).toEqual([promitor.x, promitor.y])
  expect(ships).toEqual([])
  expect(systemView(space, 'KW-688', AT, []).bodies.some(({ kind }) => kind === 'station')).toBe(
    false,
  )
})

test('a ship is on its way between where it left and where it arrives, while it flies there', () => {
  const segment = {
    ...{ name: 'Mule', from: 'ANT', to: 'ZV-307c' },
    ...{ departsMs: AT - HOUR, arrivesMs: AT + HOUR },
  }
  const { ships } = systemView(space, 'ZV-307', AT, [segment])
  const start = positionAt(space.placeOf('ZV-307')!.orbit!, AT - HOUR)
  const end = positionAt(space.placeOf('ZV-307c')!.orbit!, AT + HOUR)
  expect(ships).toMatchObject([{ name: 'Mule', to: 'ZV-307c' }])
  expect(ships[0]!.x).toBeCloseTo((start.x + end.x) / 2, 3)
  expect(systemView(space, 'ZV-307', AT + 2 * HOUR, [segment]).ships).toEqual([])
  expect(systemView(space, 'VH-331', AT, [segment]).ships).toEqual([])
})

test('a departure is drawn with its planet', () => {
  const segment = {
    ...{ name: 'Mule', from: 'VH-331a', to: 'VH-331' },
    ...{ departsMs: AT - HOUR, arrivesMs: AT + HOUR },
  }
  const [ship] = systemView(space, 'VH-331', AT, [segment]).ships
  const planet = positionAt(space.placeOf('VH-331a')!.orbit!, AT)
  expect(Math.hypot(ship!.x - planet.x, ship!.y - planet.y)).toBeLessThan(1e6)
})
