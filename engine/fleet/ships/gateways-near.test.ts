import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../../edge/gamedata/starter/starter-files.ts'
import { compileStarMap } from '../../universe/jumps.ts'
import { gatewaysNear } from './gateways-near.ts'

const { systems } = await loadStarterGameData()
const map = compileStarMap(systems)
const system = (id: string) => systems.find(({ NaturalId }) => NaturalId === id)!.SystemId

test('the gates of a system come first, each with the fee of its own end', () => {
  const gates = gatewaysNear(map, system('OT-580'), 3)
  expect(gates.map(({ jumps }) => jumps)).toEqual(gates.map(({ jumps }) => jumps).toSorted())
  const here = gates.filter(({ jumps }) => jumps === 0)
  expect(here.map(({ at }) => at)).toContain('OT-580b')
  const link = (at: string, to: string) => gates.find((gate) => gate.at === at && gate.to === to)
  expect(link('OT-580b', 'XH-594b')).toMatchObject({ fee: 1800, currency: 'NCC', jumpsPerDay: 250 })
})

test('what is too far, or nowhere, is left out', () => {
  expect(gatewaysNear(map, system('OT-580'), 0).every(({ jumps }) => jumps === 0)).toBe(true)
  expect(gatewaysNear(map, 'nowhere', 99)).toEqual([])
})
