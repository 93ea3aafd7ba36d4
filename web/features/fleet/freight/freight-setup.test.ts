import { expect, test } from 'vitest'
import { FREIGHT_DEFAULTS } from '../../../session/freight-settings.ts'
import { shipChoices } from '../ship-choices.ts'
import { freightSetup } from './freight-setup.ts'

const choices = shipChoices({ designs: [] })
const ships = { WCB: 3, HCB: 0, gone: 2 }

test('the fleet is what was chosen and is still there, over the flights of a month', () => {
  const { ships: fleet, hired, when } = freightSetup({ ...FREIGHT_DEFAULTS, ships }, choices, true)
  expect(fleet).toMatchObject([{ count: 3, kind: { design: { cargoBay: 'WCB' } } }])
  expect(when.days).toBe(30)
  expect(hired).toBeNull()
})

test('who hires everything needs no fleet, and who may do either has both', () => {
  const settings = { ...FREIGHT_DEFAULTS, ships, perUnit: 70 }
  expect(freightSetup({ ...settings, carrier: 'hired' }, choices, false)).toMatchObject({
    ships: [],
    hired: { perUnit: 70, perUnitAndJump: 10 },
  })
  const either = freightSetup({ ...settings, carrier: 'either' }, choices, false)
  expect([either.ships.length, either.hired?.perUnit]).toEqual([1, 70])
})
