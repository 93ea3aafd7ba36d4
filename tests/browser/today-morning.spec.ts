import type { Page } from '@playwright/test'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { building, PLAYER_LISTS, site, store } from '../../scripts/stage/fio-player.ts'
import { PLAYER } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { createPlayer, expect, type Player, rememberSession, test } from './app.ts'
import { patient } from './patience.ts'

const list = (page: Page) => page.getByRole('region', { name: 'tasks', exact: true })

const cards = (page: Page) =>
  list(page)
    .getByRole('list', { name: /, cards$/ })
    .locator(':scope > li')

const cardNamed = (page: Page, name: string | RegExp) =>
  list(page).getByRole('listitem', { name, exact: true })

const BASES = 34

/** In each, one card is done and another snoozed. */
const ROUNDS = 5

const LISTS = { storage: `/storage/${PLAYER.name}`, sites: `/sites/${PLAYER.name}` }

const GRAIN = 'FRM#1xH2O=>4xGRN'

const PLENTY = { DW: 500, RAT: 500, OVE: 90, PWO: 30, COF: 90, H2O: 900 }

/** As many bases as planned, all of them without any stock. */
async function playerWithManyBases(host: TestHost): Promise<Player> {
  const player = await createPlayer(host)
  const planning = planningOf(host, player)
  const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: player.email }
  await planning.call('PATCH', '/user/profile', body)
  const { planets } = await loadStarterGameData()
  const ids = planets.slice(0, BASES).map(({ PlanetNaturalId }) => PlanetNaturalId)
  for (const id of ids)
    await planning.createPlan(planWrite(`Farm ${id}`, base(id, running('FRM', 1, GRAIN))))
  PLAYER_LISTS[LISTS.sites] = ids.map((id) =>
    site(id, [
      building('FRM', 1, 1, {}),
      ...Array.from({ length: 6 }, () => building('HB1', 1, 1, {})),
      ...Array.from({ length: 2 }, () => building('HB2', 1, 1, {})),
    ]),
  )
  PLAYER_LISTS[LISTS.storage] = ids.map((id) =>
    store('STORE', `store ${id}`, `site ${id}`, {}, 5000),
  )
  return player
}

test('a morning with 34 bases ends with every card done, snoozed or cured, on every device', async ({
  page,
  browser,
  host,
  clock,
}) => {
  test.setTimeout(patient(180_000))
  const plain = { ...PLAYER_LISTS }
  clock.behindMs = 60 * 60_000
  try {
    const player = await playerWithManyBases(host)
    await rememberSession(page, player)
    await page.goto('/today')
    await expect(cards(page)).toHaveCount(BASES)
    const count = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Today' })
    await expect(count).toHaveAccessibleName(`Today ${BASES} tasks`)

    for (let n = 0; n < ROUNDS; n++) {
      await cards(page)
        .first()
        .getByRole('button', { name: /^Done: / })
        .click()
      await expect(cards(page)).toHaveCount(BASES - 1 - 2 * n)
      await cards(page)
        .first()
        .getByRole('button', { name: /^Snooze / })
        .click()
      await page.getByRole('menuitem', { name: 'For 3 days' }).click()
      await expect(cards(page)).toHaveCount(BASES - 2 - 2 * n)
    }
    await expect(count).toHaveAccessibleName(`Today ${BASES - 2 * ROUNDS} tasks`)

    await page.getByRole('radio', { name: `Done ${ROUNDS}` }).check({ force: true })
    const done = page.getByRole('region', { name: 'done cards' })
    await done
      .getByRole('button', { name: /^Bring back / })
      .first()
      .click()
    await expect(page.getByRole('radio', { name: `Done ${ROUNDS - 1}` })).toBeChecked()
    await page
      .getByRole('radio', { name: `To do ${BASES - 2 * ROUNDS + 1}` })
      .check({ force: true })
    const back = cards(page).first()
    const name = await back.getAttribute('aria-label')
    await back.getByRole('button', { name: /^Done: / }).click()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(cardNamed(page, name!)).toBeVisible()

    // The ships have been there.
    PLAYER_LISTS[LISTS.storage] = (PLAYER_LISTS[LISTS.storage] as { StorageId: string }[]).map(
      ({ StorageId: id }) => store('STORE', id, id.replace('store', 'site'), PLENTY, 5000),
    )
    clock.behindMs -= 40 * 60_000
    const elsewhere = await browser.newPage({ baseURL: host.url })
    await rememberSession(elsewhere, player)
    await elsewhere.goto('/today')
    await expect(elsewhere.getByText('All is well in your 34 bases.')).toBeVisible()
    await elsewhere.close()
  } finally {
    for (const list of Object.keys(PLAYER_LISTS)) delete PLAYER_LISTS[list]
    Object.assign(PLAYER_LISTS, plain)
  }
})
