// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import type { EconomyFile } from '../../../../engine/game/economy-file.ts'
import { FreightSettings } from '../../../../engine/game/own-fleet.ts'
import { compareEconomy } from '../../../../engine/portable/compare.ts'
import { economyFile } from '../../../../engine/portable/write.ts'
import { dropDesign, saveDesign } from '../../../session/own-designs.ts'
import { ownFleet } from '../../../session/use-own-fleet.ts'
import type { Choices } from './import-choice.ts'
import { storeFleet } from './store-fleet.ts'

const PARTS = ['HTE', 'SSL', 'RCT', 'SFL', 'WCB', 'BHP']
const EMPIRE = '00000000-0000-4000-8000-000000000011'
const HERE = '00000000-0000-4000-8000-000000000099'
const SETTINGS = v.parse(FreightSettings, { ships: { d1: 2, SCB: 1, 'AV-1': 1 } })
const FILE: EconomyFile = {
  ...economyFile({ plans: [], empires: [], cx: [] }, '2026-11-21T12:00:00.000Z'),
  empires: [{ uuid: EMPIRE, empire: {} as never, plans: [], freight: SETTINGS }],
  ships: [{ id: 'd1', name: 'Mule', parts: PARTS }],
}

afterEach(() => {
  localStorage.clear()
  for (const id of ['d1', 'd2']) dropDesign(id)
})

/** The empire was stored as HERE before. */
function store(choices: Choices) {
  const own = { plans: [], empires: [], cx: [], fleet: ownFleet() }
  const stored = new Map([[EMPIRE, HERE]])
  storeFleet(FILE, compareEconomy(FILE, own), choices, stored)
  return ownFleet()
}

test('ships and the freight of an empire come as they are where nothing stands in their place', () => {
  const { designs, freight } = store(new Map())
  expect(designs).toEqual(FILE.ships)
  expect(freight[HERE]).toEqual(SETTINGS)
})

test('a ship that is added as a copy gets another number, and its fleet follows it', () => {
  const racer = { id: 'd1', name: 'Racer', parts: PARTS }
  saveDesign(racer)
  const { designs, freight } = store(new Map([['ship ship d1', 'copy']]))
  expect(designs.map(({ id }) => id)).toEqual(['d1', 'd2'])
  expect(designs[0]).toEqual(racer)
  expect(freight[HERE]!.ships).toEqual({ d2: 2, SCB: 1, 'AV-1': 1 })
})

test('where another ship has the number and the one of the file is left out, no fleet gets the wrong ship', () => {
  saveDesign({ id: 'd1', name: 'Racer', parts: PARTS })
  const { designs, freight } = store(new Map())
  expect(designs.map(({ name }) => name)).toEqual(['Racer'])
  expect(freight[HERE]!.ships).toEqual({ SCB: 1, 'AV-1': 1 })
})
