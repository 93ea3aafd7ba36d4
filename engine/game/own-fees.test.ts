import { expect, test } from 'vitest'
import { data, world } from '../../scripts/stage/world.ts'
import { feeTerm } from '../explain/fees.ts'
import { referenceContext } from '../explain/reference.ts'
import type { Term } from '../explain/term.ts'
import { feesUnder } from '../plan/local-fees.ts'
import { withPlanets } from '../universe/universe.ts'
import { ACCURATE } from './constants/rules.ts'
import { NO_FEE_ENTRIES, type OwnFees, withFeeEntries } from './own-fees.ts'

const planetOf = (id: string) => data.planets.find((one) => one.PlanetNaturalId === id)!
const feesWith = (id: string, own: OwnFees) => {
  const entries = { ...NO_FEE_ENTRIES, ownFees: { [id]: own } }
  const { planets, buildings } = withPlanets(world, [withFeeEntries(planetOf(id), entries)])
  const fees = planets.feesPerDay[planets.indexOf.get(id)!]!
  return (ticker: string) => fees[buildings.indexOf.get(ticker)!]!
}

test('one rate for a level counts in every category without a rate of its own', () => {
  const of = feesWith('JS-299a', {
    currency: 'ICA',
    fees: [
      { category: 'METALLURGY', level: 'PIONEER', amount: 30 },
      { category: null, level: 'PIONEER', amount: 10 },
    ],
  })
  expect(of('SME')).toBe(30)
  expect(of('BMP')).toBe(10)
  expect(of('CHP')).toBeNaN()
})

test('fees of a currency count at the rate that the player set, one to one else', () => {
  const montem = { ...planetOf('OT-580b'), EstablishmentFee: 1000, CurrencyCode: 'NCC' }
  const at = (currencyRates: Record<string, number>) => {
    const entered = withFeeEntries(montem, { ...NO_FEE_ENTRIES, currencyRates })
    const { planets, buildings } = withPlanets(world, [entered])
    const place = planets.indexOf.get('OT-580b')!
    return {
      smelter: planets.feesPerDay[place]![buildings.indexOf.get('SME')!],
      establishment: feesUnder(ACCURATE).establishment({ ...world, planets }, place),
    }
  }
  expect(at({})).toEqual({ smelter: 25, establishment: 1000 })
  expect(at({ NCC: 1.2 })).toEqual({ smelter: 30, establishment: 1200 })
  expect(at({ AIC: 2 })).toEqual({ smelter: 25, establishment: 1000 })
})

test('the derivation of a fee says whose entry it is, and at which rate', () => {
  const own: OwnFees = { currency: 'ICA', fees: [{ category: null, level: 'PIONEER', amount: 10 }] }
  const entered = withFeeEntries(planetOf('KW-688c'), {
    ownFees: { 'KW-688c': own },
    currencyRates: { ICA: 1.5 },
  })
  const universe = withPlanets(world, [entered])
  const choice = {
    planetNaturalId: 'KW-688c',
    building: 'SME',
    recipeId: 'SME#6xFEO 1xC 1xO=>3xFE',
    cogc: 'METALLURGY',
  } as const
  const context = referenceContext(universe, choice, { cx: null, rules: ACCURATE })
  const fee = feeTerm(context, 'SME')!
  expect(fee.value).toBe(15)
  const leaves = (term: Term): Term[] => (term.origin ? [term] : term.terms.flatMap(leaves))
  expect(
    leaves(fee)
      .filter(({ origin }) => origin?.kind === 'own entry')
      .map(({ name, value }) => [name, value]),
  ).toEqual([
    ['Fee of pioneers in METALLURGY', 10],
    ['1 ICA in $', 1.5],
  ])
})

test('what is entered counts instead of what the game data has, and nothing else', () => {
  const of = feesWith('OT-580b', {
    currency: 'NCC',
    fees: [{ category: 'METALLURGY', level: 'PIONEER', amount: 0 }],
  })
  expect(of('SME')).toBe(0)
  expect(of('BMP')).toBe(25)
  const montem = planetOf('OT-580b')
  expect(withFeeEntries(montem, NO_FEE_ENTRIES)).toBe(montem)
})
