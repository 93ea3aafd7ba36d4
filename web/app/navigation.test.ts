import { expect, test } from 'vitest'
import { navigationFor, openEntry, pagesFor, phoneEntries } from './navigation.ts'

const EVERYTHING = { hasFio: true, hasUpdate: true }
const WITHOUT_FIO = { hasFio: false, hasUpdate: false }

const labelsFor = (visitor: typeof EVERYTHING) =>
  Object.fromEntries(
    navigationFor(visitor).map((group) => [group.label, group.entries.map((entry) => entry.label)]),
  )

const openAt = (pathname: string, search: Record<string, unknown> = {}, visitor = EVERYTHING) => {
  const open = openEntry(navigationFor(visitor), { pathname, search })
  return open && [open.entry.label, open.tab?.label]
}

test('the three groups hold at most eighteen entries in their order, logout included', () => {
  const labels = labelsFor(EVERYTHING)
  expect(labels).toEqual({
    Planning: ['Today', 'Empire', 'Planet Search', 'Management', 'Exchanges'],
    Tools: [
      'Advisor',
      'Market Exploration',
      'Recipe ROI',
      'Resource ROI',
      'HQ Calculator',
      'Production Chains',
      'Fleet',
      'FIO Burn',
      'FIO Repair',
    ],
    Account: ['API', 'Profile', 'Help'],
  })
  expect(Object.values(labels).flat().length + 1).toBeLessThanOrEqual(18)
})

test('burn, repair and the visit plan are there only for those who have FIO', () => {
  const { Tools } = labelsFor(WITHOUT_FIO)
  expect(Tools).not.toContain('FIO Burn')
  expect(Tools).not.toContain('FIO Repair')
  expect(Tools).toContain('Production Chains')
  const pages = pagesFor(WITHOUT_FIO).map(({ label }) => label)
  expect(pages).toContain('Alerts')
  expect(pages).not.toContain('Visit plan')
  expect(pages).not.toContain('Contracts')
})

test('the update of the game is there only while it touches a plan', () => {
  expect(pagesFor({ hasFio: true, hasUpdate: false }).map(({ label }) => label)).not.toContain(
    'Game update',
  )
  expect(pagesFor(EVERYTHING).map(({ label }) => label)).toContain('Game update')
})

test('every address opens the entry that it belongs to, with its tab', () => {
  expect(openAt('/advisor')).toEqual(['Advisor', 'Best base'])
  expect(openAt('/advisor', { section: 'target' })).toEqual(['Advisor', 'Target'])
  expect(openAt('/best-empire')).toEqual(['Advisor', 'Best empire'])
  expect(openAt('/fio/burn')).toEqual(['FIO Burn', undefined])
  expect(openAt('/fio/burn', { view: 'visits' })).toEqual(['Today', 'Visit plan'])
  expect(openAt('/alerts')).toEqual(['Today', 'Alerts'])
  expect(openAt('/contracts')).toEqual(['Fleet', 'Contracts'])
  expect(openAt('/atlas')).toEqual(['Recipe ROI', 'Atlas'])
  expect(openAt('/arbitrage')).toEqual(['Market Exploration', 'Arbitrage'])
  expect(openAt('/government')).toEqual(['HQ Calculator', 'Government'])
  expect(openAt('/empire/some-uuid')).toEqual(['Empire', undefined])
  expect(openAt('/plan/ZV-307d')).toBeUndefined()
  expect(openAt('/searching')).toBeUndefined()
})

test('no page is listed twice, and the palette names an entry rather than its first tab', () => {
  const pages = pagesFor(EVERYTHING)
  const addresses = pages.map(({ to, search }) => to + JSON.stringify(search ?? {}))
  expect(new Set(addresses).size).toBe(addresses.length)
  const labels = pages.map(({ label }) => label)
  expect(labels).toContain('Advisor')
  expect(labels).not.toContain('Best base')
})

test('the bar of a phone has four entries beside More', () => {
  for (const visitor of [EVERYTHING, WITHOUT_FIO])
    expect(phoneEntries(visitor).map(({ label }) => label)).toEqual([
      'Today',
      'Empire',
      'Planet Search',
      'Advisor',
    ])
})
