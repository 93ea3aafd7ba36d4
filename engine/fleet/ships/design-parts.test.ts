import { describe, expect, test } from 'vitest'
import { type ShipDesign, shipOf } from './blueprint.ts'
import { designFrom, SHIP_DESIGNS, shipParts } from './design-parts.ts'

describe('the parts of a design', () => {
  test('say all of it', () => {
    const design: ShipDesign = {
      ...SHIP_DESIGNS.get('WCB')!,
      shields: { heat: 'BPT', whipple: 'AWH' },
      seats: 'BGS',
      drones: 'RDS',
      gravityShield: true,
    }
    expect(shipParts(design)).toEqual([
      ...['ENG', 'SSL', 'RCT', 'SFL', 'WCB', 'BHP'],
      ...['BPT', 'AWH', 'BGS', 'RDS', 'STS'],
    ])
    expect(designFrom(shipParts(design))).toEqual(design)
  })

  test('may lack reactor and tank, but no engine', () => {
    const slow: ShipDesign = { ...SHIP_DESIGNS.get('SCB')!, reactor: null, ftlTank: null }
    expect(designFrom(shipParts(slow))).toMatchObject({ reactor: null, ftlTank: null })
    expect(designFrom(['SSL', 'SCB', 'BHP'])).toBeNull()
  })

  test('of every preset make a ship that can jump', () => {
    for (const design of SHIP_DESIGNS.values())
      expect(shipOf(design, () => 1).jump!.smallestShare).toBeLessThanOrEqual(1)
  })
})
