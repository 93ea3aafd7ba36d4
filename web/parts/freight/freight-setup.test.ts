import { expect, test } from 'vitest'
import { FREIGHT_DEFAULTS } from '../../session/freight-settings.ts'
import { shipChoices } from '../ship/ship-choices.ts'
import { freightSetup } from './freight-setup.ts'

const choices = shipChoices({ designs: [], flown: { WCB: { parsecs: 2, seconds: 3600 } } })
const ships = { WCB: 3, HCB: 0, gone: 2 }

test('the fleet is what was chosen and is still there, with what its flights say', () => {
  const { ships: fleet, hired } = freightSetup({ ...FREIGHT_DEFAULTS, ships }, choices, true)
  expect(fleet).toMatchObject([{ count: 3, kind: { calibration: { jumpSecondsPerParsec: 1800 } } }])
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
