import { expect, test } from 'vitest'
import { data, world } from '../../tests/engine/world.ts'
import { withPlanets } from '../universe/universe.ts'
import { type OwnFees, withOwnFees } from './own-fees.ts'

const planetOf = (id: string) => data.planets.find((one) => one.PlanetNaturalId === id)!
const feesWith = (id: string, own: OwnFees) => {
  const { planets, buildings } = withPlanets(world, [withOwnFees(planetOf(id), { [id]: own })])
  const fees = planets.feesPerDay[planets.indexOf.get(id)!]!
  return (ticker: string) => fees[buildings.indexOf.get(ticker)!]!
}

test('one rate for a level counts in every category without a rate of its own', () => {
  const of = feesWith('KW-688c', {
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

test('what is entered counts instead of what the game data has, and nothing else', () => {
  const of = feesWith('OT-580b', {
    currency: 'NCC',
    fees: [{ category: 'METALLURGY', level: 'PIONEER', amount: 0 }],
  })
  expect(of('SME')).toBe(0)
  expect(of('BMP')).toBe(25)
  const montem = planetOf('OT-580b')
  expect(withOwnFees(montem, {})).toBe(montem)
})
