import { describe, expect, test } from 'vitest'
import { storedForm } from '../../tests/engine/stored-form.ts'
import { blankPlan } from './blank.ts'
import { addBuilding, renamePlan, setExperts, setInfrastructure } from './edit.ts'
import { samePlan, writtenForm } from './stored.ts'

const uuid = '5f0c8d3e-6f0e-4a44-9a43-0f6a0f3c9a11'
const empire = {
  uuid: '0b9d5f0e-1f9b-4b57-8a0e-6d6c1fd3b001',
  name: 'Farms',
  faction: 'HORTUS',
  permits_used: 2,
  permits_total: 4,
  use_fio_storage: false,
} as const
const blank = blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null })
const plan = renamePlan(addBuilding(blank, 'FRM'), 'Farm')

describe('stored and written form', () => {
  test('say the same', () => {
    const stored = storedForm(plan, uuid, [empire])
    expect(stored.baseplanner_data.buildings).toEqual(plan.buildings)
    expect(writtenForm(stored)).toEqual({ ...plan, uuid, empire_uuid: empire.uuid })
    expect(storedForm(writtenForm(stored), uuid, [empire])).toEqual(stored)
  })
  test('a plan of no empire has no empire', () => {
    expect(writtenForm(storedForm(plan, uuid, [])).empire_uuid).toBeNull()
    const other = { ...empire, uuid: '00000000-0000-4000-8000-00000000000e' }
    const inBoth = storedForm(plan, uuid, [empire, other])
    expect(writtenForm(inBoth).empire_uuid).toBe(empire.uuid)
    expect(writtenForm(inBoth, other.uuid).empire_uuid).toBe(other.uuid)
  })
})

describe('a plan is the same', () => {
  test('after it was stored and read again', () => {
    expect(samePlan(plan, writtenForm(storedForm(plan, uuid, [])))).toBe(true)
  })
  test('whether a zero is written or left out', () => {
    expect(samePlan(plan, setInfrastructure(plan, 'HB1', 0))).toBe(true)
    expect(
      samePlan(plan, { ...plan, planet: { ...plan.planet, experts: [], workforce: [] } }),
    ).toBe(true)
  })
  test('in whatever order its infrastructure is written', () => {
    const ab = setInfrastructure(setInfrastructure(plan, 'HB1', 1), 'STO', 2)
    const ba = setInfrastructure(setInfrastructure(plan, 'STO', 2), 'HB1', 1)
    expect(samePlan(ab, ba)).toBe(true)
  })
  test.each([
    ['a name', renamePlan(plan, 'Other')],
    ['an expert', setExperts(plan, 'Agriculture', 1)],
    ['infrastructure', setInfrastructure(plan, 'HB1', 1)],
    ['a building', addBuilding(plan, 'FP')],
    ['the empire', { ...plan, empire_uuid: empire.uuid }],
  ])('no longer after a change of %s', (_, changed) => {
    expect(samePlan(plan, changed)).toBe(false)
  })
  test('no longer when its buildings change places', () => {
    const two = addBuilding(plan, 'FP')
    expect(samePlan(two, { ...two, buildings: two.buildings.toReversed() })).toBe(false)
  })
})
