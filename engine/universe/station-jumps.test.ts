import { expect, test } from 'vitest'
import { STATION_CODES } from '../game/constants/station-codes.ts'
import {
  EXCHANGE_SYSTEMS,
  exchangeIn,
  flightPlace,
  STATION_OF,
  STATION_SYSTEMS,
  STATION_WAREHOUSES,
  STATIONS,
} from '../game/constants/stations.ts'
import { EXCHANGES } from '../game/cx.ts'
import { jumpsToNearest, jumpsToStation, nearestStation } from './station-jumps.ts'

test('every exchange has one system and one warehouse, however it is asked for', () => {
  expect(Object.keys(EXCHANGE_SYSTEMS).sort()).toEqual([...EXCHANGES].sort())
  expect(Object.values(STATION_WAREHOUSES).sort()).toEqual([...EXCHANGES].sort())
  for (const exchange of EXCHANGES) expect(exchangeIn(EXCHANGE_SYSTEMS[exchange])).toBe(exchange)
  for (const code of STATION_CODES)
    expect(STATION_SYSTEMS[STATION_OF[code]]).toBe(EXCHANGE_SYSTEMS[code])
  expect(exchangeIn('KW-688')).toBeUndefined()
})

test('names stand in the order of a record, warehouses in that of their names', () => {
  expect(STATIONS).toEqual(['Moria Station', 'Antares Station', 'Benten Station', 'Hortus Station'])
  expect(Object.keys(STATION_WAREHOUSES)).toEqual(Object.keys(STATION_WAREHOUSES).sort())
})

test('jumps are those of the record; the nearest station is one that is reached', () => {
  const planets = { stationDistance: [7, 3, -1, 9, -1, -1, -1, -1] }
  expect(jumpsToStation(planets, 0, 'Antares Station')).toBe(3)
  expect(jumpsToNearest(planets, 0)).toBe(3)
  expect(jumpsToNearest(planets, 1)).toBe(-1)
  expect(nearestStation(planets, 0)).toBe('AI1')
  expect(nearestStation(planets, 1)).toBeUndefined()
})

test('flights know a station by its system, and every other place by itself', () => {
  expect(['ANT', 'HRT', 'MOR', 'BEN', 'ARC', 'HUB'].map(flightPlace).map(exchangeIn)).toEqual([
    ...['AI1', 'IC1', 'NC1', 'CI1', 'CI2', 'NC2'],
  ])
  expect(['UV-351a', 'VH-331', 'Nowhere'].map(flightPlace)).toEqual([
    'UV-351a',
    'VH-331',
    'Nowhere',
  ])
})
