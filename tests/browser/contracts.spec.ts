import type { Page } from '@playwright/test'
import { PLAYER_LISTS } from '../../scripts/stage/fio-player.ts'
import { PLAYER } from '../../scripts/stage/fio-stub.ts'
import { expect, rememberSession, test } from './app.ts'
import { playerWithBases } from './fio-bases.ts'

const HOUR_MS = 3_600_000
const CONTRACTS = `/contract/allcontracts/${PLAYER.name}`
const SHIPS = `/ship/ships/${PLAYER.name}`
const [DELIVERY, PAYMENT] = ['d'.repeat(32), 'f'.repeat(32)]

const condition = (ConditionId: string, status: string, about: object) => ({
  ...{ ConditionId, ConditionIndex: 0, Status: status, Party: 'PROVIDER', Dependencies: [] },
  ...{ Weight: 0, Volume: 0, ...about },
})
const contract = (status: string) => ({
  ContractId: 'c'.repeat(32),
  ContractLocalId: 'WATER1',
  Name: 'Water for Etherwind',
  Party: 'PROVIDER',
  Status: 'CLOSED',
  PartnerName: 'Ada',
  Conditions: [
    condition(DELIVERY, status, {
      ...{ Type: 'DELIVERY', Address: 'Etherwind (KW-688c)' },
      ...{ MaterialTicker: 'DW', MaterialAmount: 50 },
      DeadlineEpochMs: Date.now() + 200 * HOUR_MS,
    }),
    condition(PAYMENT, 'PENDING', {
      ...{ Type: 'PAYMENT', Party: 'CUSTOMER', Amount: 9000, Currency: 'CIS' },
      Dependencies: [{ Dependency: DELIVERY }],
    }),
    condition('e'.repeat(32), 'PENDING', { Type: 'REPUTATION', Party: 'CUSTOMER' }),
  ],
})

/** A ship of the player's that stands at Benten Station. */
const atBenten = (ship: object) => ({
  ...ship,
  Location: 'Benten Station',
  AddressLines: [
    { LineType: 'SYSTEM', NaturalId: 'UV-351' },
    { LineType: 'STATION', NaturalId: 'BEN' },
  ],
})

const lists = { ...PLAYER_LISTS }
test.beforeEach(() => {
  PLAYER_LISTS[CONTRACTS] = [contract('PENDING')]
  PLAYER_LISTS[SHIPS] = (lists[SHIPS] as object[]).map(atBenten)
})
test.afterEach(() => {
  delete PLAYER_LISTS[CONTRACTS]
  Object.assign(PLAYER_LISTS, lists)
})

const card = (page: Page) => page.getByRole('region', { name: 'Water for Etherwind' })

test('a contract is valued, its goods reserved, its flight planned; delivered, it is gone with its reserve', async ({
  page,
  browser,
  host,
  clock,
}) => {
  const player = await playerWithBases(host)
  await rememberSession(page, player)
  await page.goto('/contracts')
  await expect(card(page)).toContainText('0 of 3 done')
  await expect(card(page)).toContainText('Not counted: REPUTATION.')
  await expect(card(page)).toContainText('Counted one to one: CIS.')
  await expect(card(page)).toContainText('50 missing')
  await card(page).getByRole('button', { name: /\$$/ }).first().click()
  const why = page.getByRole('dialog', { name: /^Derivation of/ })
  await expect(why.getByRole('treeitem', { name: /^Payment to you/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await card(page).getByRole('button', { name: 'Reserve 50 DW at UV-351a' }).click()
  await expect(card(page).getByRole('button', { name: /^Free 50 DW/ })).toBeVisible()

  await card(page).getByRole('button', { name: 'Plan the flight' }).click()
  const flights = page.getByRole('table', { name: 'flights for Contract WATER1' })
  const soonest = flights.getByRole('row').nth(1)
  await expect(soonest).toContainText(/in time by \d/)
  await soonest.getByRole('link', { name: /→ Etherwind$/ }).click()
  await expect(page).toHaveURL(/view=route.*to=KW-688c/)

  await page.goto('/fio/burn')
  await expect(page.getByText('Reserved for contracts, not counted as stock: 50 DW.')).toBeVisible()

  // The ship has landed, and the player has delivered.
  PLAYER_LISTS[CONTRACTS] = [{ ...contract('FULFILLED'), Status: 'FULFILLED' }]
  clock.behindMs = -HOUR_MS / 2
  const later = await browser.newContext({ baseURL: host.url })
  const other = await later.newPage()
  await rememberSession(other, player)
  await other.goto('/contracts')
  await expect(other.getByText('FIO knows no contract of yours that is still open.')).toBeVisible()
  // The token of the first page is of its time.
  clock.behindMs = 0
  const kept = await host.fetch('/api/v1/user/reserves', {
    headers: { authorization: `Bearer ${player.tokens.access_token}` },
  })
  expect(await kept.json()).toEqual([])
  await later.close()
})
