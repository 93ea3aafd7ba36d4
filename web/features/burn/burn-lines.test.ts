import { expect, test } from 'vitest'
import type { EvaluatedPlan } from '../../../engine/empire/evaluation.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import { burnLines } from './burn-lines.ts'

const STORAGE = {
  planets: { 'KW-688c': { StorageItems: [{ MaterialTicker: 'WS', MaterialAmount: 12 }] } },
} as unknown as FioStorage
const plan = (uuid: string, delta: number) =>
  ({
    uuid,
    name: uuid,
    planetNaturalId: 'KW-688c',
    materialIo: [{ ticker: 'WS', input: -delta, output: 0, delta }],
  }) as unknown as EvaluatedPlan

test('each base knows its days under the other rule book, once they are known', () => {
  const [alone] = burnLines([plan('lab', -2)], STORAGE, [])
  expect([alone!.minDays, alone!.other]).toEqual([6, undefined])

  const [line] = burnLines([plan('lab', -2)], STORAGE, [], {
    others: [plan('lab', -1), plan('other', -4)],
  })
  expect([line!.minDays, line!.other?.minDays]).toEqual([6, 12])
})

test('plans that share a stock name one day, and what runs out first of it', () => {
  const lines = burnLines([plan('lab', -2), plan('other', -1)], STORAGE, [])
  expect(lines.map(({ minDays }) => minDays)).toEqual([4, 4])
  expect(lines.map(({ first }) => first?.exhaustion)).toEqual([4, 4])
})

test('a base that FIO reports has one row for its plans, and says which half is whose', () => {
  const production = [{ used: new Map([['WS', 6]]), made: new Map() }]
  const real = new Map([['KW-688c', { production, workers: null }]])
  const lines = burnLines([plan('lab', -2), plan('other', -1)], STORAGE, [], { real })
  expect(lines).toMatchObject([
    {
      ...{ planUuid: 'lab', planName: 'lab, other', minDays: 2, shared: undefined },
      flowsOf: { production: 'game', workers: 'plan' },
    },
  ])
})
