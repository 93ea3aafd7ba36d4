import { expect, test } from 'vitest'
import { cashOf } from './cash.ts'

const CASH = [
  { currency: 'NCC', amount: 100 },
  { currency: 'ICA', amount: 50 },
  { currency: 'CIS', amount: 0 },
]

test('cash adds up at the rates of the player; a currency without one counts one to one, which is said', () => {
  expect(cashOf(CASH, { ICA: 1.5 })).toEqual({ total: 175, oneToOne: ['NCC'] })
  expect(cashOf(CASH, {})).toEqual({ total: 150, oneToOne: ['ICA', 'NCC'] })
  expect(cashOf(CASH, { ICA: 2, NCC: 3, CIS: 1 })).toEqual({ total: 400, oneToOne: [] })
})

test('debts count, and cash that FIO does not know is not 0', () => {
  expect(cashOf([{ currency: 'ICA', amount: -20 }], {})?.total).toBe(-20)
  expect(cashOf([], {})).toBeNull()
})
