import { expect, test } from 'vitest'
import { COMPANY_LISTS, type CompanySource } from '../../../engine/game/company.ts'
import { namesOfMissing } from './company-list-names.ts'
import { flowWords } from './FlowsChoice.tsx'

test('the first sentence says which of the two a page shows, the second what plans fill in', () => {
  const said = 'Consumption and production as FIO reports them.'
  const missing = (bases: string) =>
    `${said} Your plans fill in what it does not report on ${bases}.`
  expect(flowWords('plan', { whole: 3, half: 0, none: 0 })).toContain('as your plans say')
  expect(flowWords('game', { whole: 3, half: 0, none: 0 })).toBe(said)
  expect(flowWords('game', { whole: 0, half: 0, none: 3 })).toBe(missing('3 of 3 bases'))
  expect(flowWords('game', { whole: 1, half: 1, none: 1 })).toBe(missing('2 of 3 bases'))
  expect(flowWords('game', { whole: 0, half: 1, none: 0 })).toBe(missing('1 of 1 base'))
})

test('a list that is refused or was never sent is missing, one of an earlier fetch is not', () => {
  const sent: CompanySource = { state: 'ok', fetchedMs: 1, reportedMs: 1, dropped: 0 }
  const all = Object.fromEntries(COMPANY_LISTS.map((list) => [list, sent])) as Parameters<
    typeof namesOfMissing
  >[0]['sources']
  expect(namesOfMissing({ sources: all })).toEqual([])
  const sources = {
    ...all,
    lines: { ...sent, state: 'refused' as const },
    orders: { ...sent, state: 'failed' as const },
    cash: { ...sent, state: 'failed' as const, fetchedMs: null },
    contracts: { ...sent, state: 'none' as const, fetchedMs: null },
  }
  expect(namesOfMissing({ sources })).toEqual(['production lines', 'cash'])
})
