import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../engine/game/time.ts'
import { deliveryOf } from '../../../scripts/stage/sample-contracts.ts'
import {
  contractStatus,
  dueWords,
  inTimeWords,
  isOnMap,
  stateWords,
  typeWords,
  whatWords,
} from './contract-words.ts'

const NOW = 1000 * HOUR_MS

test('terms that are not known are shown as they are', () => {
  expect(typeWords('DELIVERY')).toBe('Deliver')
  expect(typeWords('GATEWAY_FUEL')).toBe('GATEWAY_FUEL')
  expect(contractStatus('DEADLINE_EXCEEDED')).toBe('deadline exceeded')
  expect(contractStatus('ON_HOLD')).toBe('ON_HOLD')
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect([typeWords(name), contractStatus(name)]).toEqual([name, name])
  expect(stateWords('open', 'PENDING')).toBe('To do')
  expect(stateWords('open', 'PARTLY_FULFILLED')).toBe('partly fulfilled')
  expect(stateWords('waiting', 'PENDING')).toBe('Waiting')
})

test('a condition names its goods, money or load, or nothing', () => {
  const words = (about: Parameters<typeof deliveryOf>[1]) => whatWords(deliveryOf('a', about))
  expect(words({})).toBe('100 RAT')
  const none = { goods: null }
  expect(words({ ...none, payment: { amount: 1500, currency: 'ICA' } })).toBe('1,500 ICA')
  expect(words({ ...none, payment: { amount: 0, currency: null } })).toBe('0 $')
  expect(words({ ...none, tonnes: 25, cubicMetres: 40.5 })).toBe('25 t, 40.5 m³')
  expect(words(none)).toBe('')
})

test('a deadline is ahead, near or past', () => {
  const due = (hours: number) => dueWords(NOW + hours * HOUR_MS, NOW)
  expect(due(48)).toEqual({ words: 'due in 2 d', tone: 'neutral' })
  expect(due(6)).toEqual({ words: 'due in 0.3 d', tone: 'warn' })
  expect(due(-5)).toEqual({ words: '5h overdue', tone: 'loss' })
})

test('a flight is in time only where its longest landing is', () => {
  const flight = { arrivesMs: NOW, latestMs: NOW + HOUR_MS }
  const at = (hours: number) => inTimeWords(flight, NOW + hours * HOUR_MS).tone
  expect([at(2), at(1), at(0.5), at(0), at(-1)]).toEqual([
    ...['profit', 'profit', 'warn', 'warn', 'loss'],
  ])
  expect(inTimeWords(flight, NOW - HOUR_MS).words).toBe('late by 1h')
  expect(inTimeWords(flight, null).words).toBe('no deadline')
})

test('natural ids are on the map, other texts are not', () => {
  expect(['UV-351a', 'VH-331', 'HRT', 'Adalina Base', ''].map(isOnMap)).toEqual([
    ...[true, true, false, false, false],
  ])
})
