import { expect, test } from 'vitest'
import { shipOf } from '../../../engine/fleet/ships/blueprint.ts'
import { SHIP_DESIGNS } from '../../../engine/fleet/ships/design-parts.ts'
import { bandWords } from '../fleet/band-words.ts'
import { bestOf, SHIP_FIGURES, type ShipInFigures } from './ship-figures.ts'

const shown = (bay: 'SCB' | 'WCB' | 'HCB', changes = {}): ShipInFigures => {
  const design = { ...SHIP_DESIGNS.get(bay)!, ...changes }
  return {
    id: bay,
    name: bay,
    design,
    ship: shipOf(design, () => 1),
    cost: undefined,
  }
}
const figure = (label: string) => SHIP_FIGURES.find((each) => each.label === label)!

test('every figure of every kind of ship can be read', () => {
  const ships = [shown('SCB'), shown('HCB'), shown('WCB', { reactor: null, ftlTank: null })]
  for (const { words } of SHIP_FIGURES)
    for (const ship of ships) expect(words(ship)).not.toMatch(/NaN|undefined|Infinity/)
})

test('the best is marked where there is something to win', () => {
  const ships = [shown('SCB'), shown('HCB'), shown('WCB')]
  expect([...bestOf(figure('Hold'), ships)]).toEqual(['HCB'])
  expect([...bestOf(figure('Empty mass'), ships)]).toEqual(['SCB'])
  expect([...bestOf(figure('Recharge between jumps'), ships.slice(0, 1))]).toEqual([])
  expect([...bestOf(figure('Tanks'), ships)]).toEqual([])
})

test('a band is told only where it is one', () => {
  const whole = (value: number) => String(Math.round(value))
  expect(bandWords({ least: 2, mean: 2, most: 2 }, whole)).toBe('2')
  expect(bandWords({ least: 1, mean: 2, most: 4 }, whole)).toBe('2 (1 – 4)')
})

test('jumps of a hull take what the law gives, and light plates let more damage through', () => {
  expect(figure('Jump time per parsec').words(shown('SCB'))).toBe('22.5m')
  expect(figure('Damage, of that with basic plates').words(shown('SCB', { hull: 'LHP' }))).toBe(
    '110%',
  )
})
