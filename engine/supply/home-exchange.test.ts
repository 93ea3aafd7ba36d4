import { expect, test } from 'vitest'
import { data } from '../../scripts/stage/world.ts'
import { galaxyOf } from '../fleet/ships/galaxy.ts'
import { homeExchange } from './home-exchange.ts'

const galaxy = galaxyOf(data.systems)
const NOTHING = { buysAt: [], ships: [], bases: [] }
const home = (known: Partial<Parameters<typeof homeExchange>[1]>) =>
  homeExchange(galaxy, { ...NOTHING, ...known })

test('ships begin where most plans buy, wherever the ships are', () => {
  expect(home({ buysAt: ['IC1', 'AI1', 'AI1', undefined], ships: ['OT-580', 'OT-580'] })).toBe(
    'AI1',
  )
})

test('without prices of an exchange it is the one that most ships are at or near', () => {
  const buysAt = [undefined, undefined]
  expect(home({ buysAt, ships: ['ZV-307', 'ZV-307c', 'OT-580', null] })).toBe('AI1')
  expect(home({ buysAt, ships: ['ZV-759c'], bases: ['OT-580b'] })).toBe('AI1')
})

test('without a ship it is the one nearest to most bases, and unknown places tell nothing', () => {
  expect(home({ ships: [null, 'nowhere'], bases: ['VH-331a', 'VH-331b', 'OT-580b'] })).toBe('IC1')
  expect(home({ bases: ['nowhere'] })).toBeUndefined()
})
