import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expectReadable, violationsOf } from './accessibility.ts'
import { expect } from './app.ts'
import { patient } from './patience.ts'
import { PICTURES } from './pictures.ts'
import { examine, type Stop, test, visit } from './walk.ts'

/** Shows every part in every state, the loading ones too: ten times the elements of any other page. */
const GALLERY = '/debug/ui'

const FOR_VISITORS = [
  '/?login=true&to=%2Fprofile',
  '/imprint-tos',
  '/verify-email',
  '/stop-alert-mail?token=1',
  '/request-password-reset',
  '/password-reset',
  '/not-implemented',
  '/plan-link',
  '/shared/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10',
  '/shared/empire/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10',
  '/together',
  '/nowhere',
]
/** Those with a picture are examined where it is taken. */
const FOR_PLAYERS: readonly Stop[] = [
  { address: '/search?by=conditions&materials=FEO&surroundings=rocky', table: /^Free plots/ },
  { address: '/manage?tab=assignments' },
  { address: '/manage?tab=cx', table: true },
  { address: '/plan/UV-351a' },
  { address: '/compare' },
  // Without a chart beside it the table has the whole width.
  { address: '/market-exploration', table: true },
  { address: '/advisor' },
  { address: '/best-empire' },
  { address: '/resource-roi-overview?material=FEO', table: /^Sellable/ },
  // A table of a few rows, which are like all others.
  { address: '/atlas?building=FP&makes=DW&each=recipe', table: /^Sellable/ },
  { address: '/hq-upgrade-calculator', table: true },
  { address: '/government', table: true },
  { address: '/ships' },
  { address: '/arbitrage', table: /^\$\/hour/ },
  { address: '/ships?view=route&from=OT-580b&to=VH-331a&ship=HCB', table: true },
  { address: '/ships?view=reach&from=OT-580', table: true },
  { address: '/fio/burn?view=visits' },
  { address: '/today' },
  { address: '/updates' },
  { address: '/alerts' },
  { address: '/contracts' },
  { address: '/api' },
  { address: '/profile' },
  { address: '/help' },
  { address: '/debug' },
]

for (const address of FOR_VISITORS) {
  test(`${address} is in order for a visitor`, async ({ visited }) => {
    await visit(visited, address)
    await expectReadable(visited)
    await examine(visited, { address })
  })
}

for (const stop of FOR_PLAYERS) {
  test(`${stop.address} is in order for a player`, async ({ visited, guest }) => {
    await visit(visited, stop.address, guest)
    await examine(visited, stop)
    await visited.setViewportSize({ width: 1440, height: 900 })
    await expectReadable(visited)
    if (stop.address !== '/help')
      await expect(visited.getByRole('button', { name: 'Help for this page' })).toBeVisible()
  })
}

test('the gallery of all parts can be read by everybody', async ({ visited }) => {
  test.slow()
  await visited.goto(GALLERY)
  await expect(visited.getByRole('heading', { level: 1 })).toBeVisible({ timeout: patient(30_000) })
  await expectReadable(visited)
  await visited.setViewportSize({ width: 360, height: 740 })
  const overflow = await visited.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('every route of the app is among these pages', () => {
  const pictured = PICTURES.map(({ route }) => route)
  const stops = FOR_PLAYERS.map(({ address }) => address)
  const paths = [...FOR_VISITORS, ...stops, ...pictured, GALLERY].map(
    (address) => address.split('?')[0],
  )
  const files = readdirSync(path.join(import.meta.dirname, '../../web/routes'), {
    recursive: true,
    encoding: 'utf8',
  })
  const routes = files
    .filter((file) => file.endsWith('.tsx') && !/^_\w+\.tsx$/.test(file))
    .map((file) => path.basename(file, '.tsx').split('.'))
    .map((words) => `/${words.filter((word) => word !== 'index' && !word.includes('$')).join('/')}`)
  expect(routes).toContain('/fio/burn')
  const unseen = routes.filter(
    (route) => !paths.some((seen) => seen === route || seen?.startsWith(`${route}/`)),
  )
  expect(unseen).toEqual([])
})

test('what opens over a page can be read by everybody', async ({ visited, guest }) => {
  await visit(visited, '/profile', guest)
  for (const [name, role] of [
    ['Help for this page', 'dialog'],
    ['Jump to…', 'dialog'],
  ] as const) {
    await visited.getByRole('button', { name }).click()
    await expect(visited.getByRole(role)).toBeVisible()
    const violations = await violationsOf(visited, { within: `[role="${role}"]` })
    expect(violations, name).toEqual([])
    await visited.keyboard.press('Escape')
    await expect(visited.getByRole(role)).toHaveCount(0)
  }
})
