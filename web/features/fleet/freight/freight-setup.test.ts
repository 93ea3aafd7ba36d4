import { expect, test } from 'vitest'
import { FREIGHT_DEFAULTS } from '../../../session/freight-settings.ts'
import { shipChoices } from '../ship-choices.ts'
import { freightSetup, shipStarts } from './freight-setup.ts'

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

test('the ships of the player begin where and when they are free, in the order of the fleet', () => {
  const NOW = Date.UTC(2026, 10, 1)
  const own = { ...choices[0]!, kind: 'flying' as const, id: 'AVI-1', at: 'UV-351a' }
  const all = [
    { ...own, fuel: { stl: 5, ftl: null } },
    { ...own, id: 'AVI-2', arrivesMs: NOW + 9 },
  ]
  const settings = { ...FREIGHT_DEFAULTS, ships: { 'AVI-2': 1, 'AVI-1': 1, WCB: 3 } }
  const fleet = [...all, ...choices]
  expect(shipStarts(settings, fleet, NOW)).toEqual([
    { at: 'UV-351a', freeMs: NOW, fuel: { stl: 5, ftl: null } },
    { at: 'UV-351a', freeMs: NOW + 9, fuel: undefined },
    null,
  ])
  expect(freightSetup(settings, fleet, true).ships).toHaveLength(3)
  expect(shipStarts({ ...settings, carrier: 'hired' }, fleet, NOW)).toEqual([])
})
