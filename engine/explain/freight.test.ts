import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { IC1_CX, world } from '../../scripts/stage/world.ts'
import { freight } from '../fleet/freight/freight.ts'
import type { FreightRequest } from '../fleet/freight/request.ts'
import type { ShipDesign } from '../fleet/ships/blueprint.ts'
import { FLIGHT_DEFAULTS } from '../fleet/ships/flight-choice.ts'
import { galaxyOf } from '../fleet/ships/galaxy.ts'
import { spaceIn } from '../fleet/ships/space-in.ts'
import { rulesNamed } from '../game/constants/rules.ts'
import { explainFreight, type FreightFigure } from './freight.ts'
import { combine, type Term } from './term.ts'

const { systems } = await loadStarterGameData()
const space = spaceIn(world, galaxyOf(systems))
const DESIGN: ShipDesign = {
  ...{ engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay: 'SCB' },
  hull: 'BHP',
}
const plan = (planetNaturalId: string, flows: Readonly<Record<string, number>>) => ({
  uuid: planetNaturalId,
  name: `Base on ${planetNaturalId}`,
  planetNaturalId,
  profit: 5000,
  materialIo: Object.entries(flows).map(([ticker, delta]) => ({
    ...{ ticker, delta, input: Math.max(-delta, 0), output: Math.max(delta, 0) },
    price: 10 * delta,
  })),
})
const request: FreightRequest = {
  plans: [plan('VH-331a', { H2O: 900, RAT: -200 }), plan('OT-580b', { H2O: -500, FE: 40 })],
  setup: {
    ships: [{ name: 'Ant', kind: { design: DESIGN }, count: 1 }],
    flight: { ...FLIGHT_DEFAULTS, valueOfHour: 100, withGateways: true },
    hired: { perUnit: 40, perUnitAndJump: 20 },
    ...{ stopHours: 0.5, hoursPerDay: 24, sharesOwn: true },
    when: { departs: Date.UTC(2026, 8, 1), days: 30 },
    rules: { sources: [], limits: [] },
    exchange: 'IC1',
  },
  cx: IC1_CX,
  rules: rulesNamed('accurate'),
}
const found = freight(world, space, request)
const explained = (figure: FreightFigure) =>
  explainFreight({ universe: world, space, request, freight: found }, figure)

function recomputed({ operation, terms, value }: Term): number {
  return operation ? combine(operation, terms.map(recomputed)) : value
}
function names(term: Term): string[] {
  return [term.name, ...term.terms.flatMap(names)]
}

test('the freight of a plan follows from its goods, down to the legs and the price of fuel', () => {
  for (const { uuid, freight: paid, profitWithFreight } of found.plans) {
    const term = explained({ of: 'planFreight', uuid })
    expect(term.value).toBeCloseTo(paid, 6)
    expect(recomputed(term)).toBeCloseTo(paid, 6)
    expect(explained({ of: 'profitWithFreight', uuid }).value).toBeCloseTo(profitWithFreight, 6)
  }
  const all = names(explained({ of: 'planFreight', uuid: 'OT-580b' }))
  expect(all).toContain('Landing on OT-580b')
  expect(all.some((name) => name.includes('SF'))).toBe(true)
})

test('the empire pays what its lanes cost, own ships and the hired', () => {
  const term = explained({ of: 'freightTotal' })
  expect(term.value).toBeCloseTo(found.totals.cost, 6)
  expect(found.lanes.flatMap(({ carriers }) => carriers.map(({ ships }) => ships))).toContain(null)
  for (const [lane, { cost }] of found.lanes.entries())
    expect(explained({ of: 'lane', lane }).value).toBeCloseTo(cost, 6)
})

test('what is no longer there is said', () => {
  expect(() => explained({ of: 'lane', lane: 99 })).toThrow('This lane is no longer flown.')
  expect(() => explained({ of: 'planFreight', uuid: 'x' })).toThrow('no longer in the empire')
})
