import { expect, test } from 'vitest'
import { Ledger } from './ledger.ts'

const stored = (plans: Record<string, string>) => new Map(Object.entries(plans))

test('what was acknowledged has to be there, as it was last acknowledged', () => {
  const ledger = new Ledger()
  ledger.acknowledged('a', 'one')
  ledger.acknowledged('a', 'two')
  ledger.acknowledged('b', 'three')
  ledger.acknowledged('b', null)
  expect(ledger.standing).toEqual(['a'])
  expect(ledger.settle(stored({ a: 'two' }))).toEqual([])
  expect(ledger.settle(stored({ a: 'one', b: 'three' }))).toEqual([
    'a is one, not two',
    'b is three, not gone',
  ])
  expect(ledger.settle(stored({}))).toEqual(['a is gone, not one', 'b is gone, not three'])
})

test('what was not answered may be there or not, and is certain once it was looked at', () => {
  const ledger = new Ledger()
  ledger.acknowledged('a', 'one')
  ledger.inDoubt('a', 'two')
  ledger.inDoubt('a', null)
  ledger.inDoubt(null, 'new')
  expect(ledger.settle(stored({ a: 'two', c: 'new' }))).toEqual([])
  expect(ledger.settle(stored({ a: 'one', c: 'new', d: 'new' }))).toEqual([
    'a is one, not two',
    'd (new) was never saved',
  ])
})
