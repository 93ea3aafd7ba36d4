import { expect, test } from 'vitest'
import { COMPANY_LISTS, type Company } from '../../../engine/game/company.ts'
import type { TodayCard } from '../../../engine/today/cards.ts'
import { doneMark, snoozeMark } from '../../../engine/today/put-away.ts'
import type { NamedState } from '../../data/use-alert-states.ts'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { groupsByShip, groupsByTime, moneyOfCards } from './card-groups.ts'
import { alertCard, listCards } from './listed-cards.ts'

const NOW = Date.UTC(2026, 10, 1)
const base = (id: string, inDays: number, lostPerDay: number | null = 10): TodayCard => {
  const what = { kind: 'runs out', materials: [], bring: [], lasts: 0 } as const
  const place = { place: id, planetNaturalId: id, planUuid: null, planName: null }
  return {
    ...{ key: `base ${id}`, ...place, inDays, lostPerDay, bring: [], collect: [] },
    lostNow: inDays <= 0 ? (lostPerDay ?? 0) : 0,
    lines: [{ key: `runs out ${id}`, what, ...place, inDays, lostPerDay, unpriced: [] }],
  }
}
const rule = (uuid: string, isMet: boolean | null) => ({ uuid, isMet }) as NamedState
const keys = (cards: readonly { readonly key: string }[]) => cards.map(({ key }) => key)

test('fired alerts come first, and what is put away leaves the list', () => {
  const [now, soon, late] = [base('A', 0), base('B', 2), base('C', 9)]
  const rules = [rule('x', true), rule('y', false), rule('z', null)]
  const marks = [doneMark(now, NOW), snoozeMark(late, NOW, 1)]
  const listed = listCards([now, soon, late], rules, marks, NOW, null)
  expect(keys(listed.open)).toEqual(['alert x', 'base B'])
  expect(listed.done.map(({ card }) => card.key)).toEqual(['base A'])
  expect(listed.snoozed.map(({ card }) => card.key)).toEqual(['base C'])
})

test('a mark is gone with its card; one of a rule that is not known stays', () => {
  const marks = [
    doneMark(base('A', 0), NOW),
    ...[rule('y', true), rule('z', true)].map((state) => doneMark(alertCard(state), NOW)),
  ]
  const known = listCards([], [rule('y', false), rule('z', null)], marks, NOW, null)
  expect(known.gone).toEqual(['base A', 'alert y'])
  expect(listCards([], undefined, marks, NOW, null).gone).toEqual(['base A'])
})

test('a mark stays while the list of FIO is missing from which its lines came', () => {
  const contract = { key: 'contract 1', lines: [{ key: 'contract 1 2', inDays: 0 }] }
  const idle = { key: 'base A', lines: [{ key: 'idle 3', inDays: 0 }, ...base('A', 0).lines] }
  const marks = [doneMark(contract, NOW), doneMark(idle, NOW)]
  const goneWith = (changes: Partial<Record<keyof Company['sources'], 'none' | 'failed'>>) => {
    const source = { state: 'ok', fetchedMs: NOW, reportedMs: NOW, dropped: 0 } as const
    const sources = Object.fromEntries(
      COMPANY_LISTS.map((list) => [list, { ...source, state: changes[list] ?? 'ok' }]),
    )
    return listCards([], [], marks, NOW, { sources } as unknown as Company).gone
  }
  expect(goneWith({})).toEqual(['contract 1', 'base A'])
  expect(goneWith({ contracts: 'none' })).toEqual(['base A'])
  expect(goneWith({ lines: 'failed' })).toEqual(['contract 1'])
  expect(listCards([], [], marks, NOW, null).gone).toEqual([])
})

test('cards are grouped by time, and by the ship that comes to them', () => {
  const cards = [base('A', 9), base('B', 0), base('C', 2), alertCard(rule('x', true))]
  const answer = { isStale: false } as FlightPlan['answer']
  const planning = { byBase: undefined, answer }
  expect(
    groupsByTime(cards, planning).map(({ title, cards: own }) => [title, ...keys(own)]),
  ).toEqual([
    ['Alerts', 'alert x'],
    ['Now', 'base B'],
    ['Within 3 days', 'base C'],
    ['Later', 'base A'],
  ])
  const flight = (ship: string, arrives: number) => ({ ship, isFlying: false, departs: 0, arrives })
  const byBase = new Map([
    ['A', flight('Zinc', 5)],
    ['C', flight('Zinc', 3)],
  ])
  const flights = { byBase, answer }
  expect(
    groupsByShip(cards, flights).map(({ title, cards: own }) => [title, ...keys(own)]),
  ).toEqual([
    ['Zinc', 'base C', 'base A'],
    ['Without a flight', 'base B', 'alert x'],
  ])
})

test('what is at stake adds the cards whose money is known', () => {
  const cards = [base('A', 0, 100), base('B', 5, 50), base('C', 0, null)]
  expect(moneyOfCards(cards)).toEqual({ perDay: 150, now: 100, once: 0 })
})
