import { readdirSync } from 'node:fs'
import path from 'node:path'
import { violationsOf } from './accessibility.ts'
import { expect } from './app.ts'
import { PICTURES } from './pictures.ts'
import { DAILY, FOR_VISITORS, RARE } from './stops.ts'
import { examineForPlayer, test, visit } from './walk.ts'

for (const stop of DAILY) {
  test(`${stop.address} is in order for a player`, async ({ visited, guest }) => {
    await examineForPlayer(visited, stop, guest)
  })
}

test('every route of the app is among the pages looked at', () => {
  const pictured = PICTURES.map(({ route }) => route)
  const stops = [...DAILY, ...RARE].map(({ address }) => address)
  const paths = [...FOR_VISITORS, ...stops, ...pictured].map((address) => address.split('?')[0])
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
