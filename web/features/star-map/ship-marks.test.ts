import { expect, test } from 'vitest'
import type { ShipNow } from '../../../engine/company/ships-now.ts'
import { compileStarMap } from '../../../engine/universe/jumps.ts'
import { shipMarks } from './ship-marks.ts'
import { starChart } from './star-chart.ts'

const system = (NaturalId: string, PositionX: number, PositionY: number) => ({
  ...{ SystemId: `id of ${NaturalId}`, Name: NaturalId, NaturalId },
  ...{ PositionX, PositionY, PositionZ: 0, connections: [] },
})
const chart = starChart(
  compileStarMap([system('ZV-307', 0, 0), system('VH-331', 100, 40)]),
  [],
  new Set(),
)
const ship = (to: string | null, onMap: object | null) =>
  ({ name: 'Tin', flight: { to, onMap } }) as ShipNow

test('a ship is drawn within its jump, with its destination', () => {
  const onMap = { from: 'ZV-307', to: 'VH-331', share: 0.25 }
  expect(shipMarks(chart, [ship('VH-331a', onMap)])).toEqual([
    { name: 'Tin', x: 25, y: -10, to: { x: 100, y: -40 } },
  ])
})

test('ships at places that the map does not have, and those that stand, are not drawn', () => {
  const nowhere = { from: 'XX-999', to: 'XX-999', share: 0 }
  const standing = { name: 'Tin', flight: null } as ShipNow
  expect(shipMarks(chart, [ship('XX-999a', nowhere), ship(null, null), standing])).toEqual([])
  const here = { from: 'ZV-307', to: 'ZV-307', share: 0 }
  expect(shipMarks(chart, [ship('XX-999a', here)])).toMatchObject([{ x: 0, to: null }])
})
