import { planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { expect, rememberSession, test } from './app.ts'
import { BAKERY } from './base-builder.ts'
import { crowded, runningOut } from './crowded.ts'

const COLUMNS = ['Setup', 'Production', 'Results']

for (const [width, shown] of [
  [1920, COLUMNS],
  [1440, COLUMNS],
  [1330, ['Production', 'Results']],
  [1152, ['Production', 'Results']],
  [1024, ['Production']],
  [390, ['Production']],
] as const)
  test(`at ${width} px a plan shows ${shown.join(', ')}, and each figure below its name`, async ({
    page,
    host,
    player,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { uuid } = await planningOf(host, player).createPlan(planWrite('Bakery', BAKERY))
    await rememberSession(page, player)
    await page.goto(`/plan/KW-688c/${uuid}`)
    await expect(page.getByRole('list', { name: 'Recipes of HYF' })).toContainText('%')

    const part = (name: string) => page.getByRole('region', { name, exact: true })
    for (const name of COLUMNS)
      await expect(part(name)).toBeVisible({ visible: (shown as readonly string[]).includes(name) })
    const { width: room } = (await part('Production').boundingBox())!
    expect(room).toBeGreaterThanOrEqual(Math.min(480, width))
    expect(await crowded(page.locator('main'))).toEqual([])
    expect(await runningOut(part('Production'))).toEqual([])

    // Right edges, because figures end below the end of their name.
    const edges = (text: RegExp) =>
      part('Production').evaluate(
        (root, source) =>
          [...root.querySelectorAll('span')]
            .filter((span) => new RegExp(source).test(span.textContent) && !span.children[1])
            .map((span) => Math.round(span.getBoundingClientRect().right)),
        text.source,
      )
    for (const [name, figures] of [
      [/^\$\/day$/, /^[+−][\d,]+( \$\/day)?$/],
      [/^Share$/, /^\d+%$/],
    ] as const) {
      const [end] = await edges(name)
      const ends = (await edges(figures)).filter((right) => Math.abs(right - end!) < 60)
      expect(ends.length).toBeGreaterThan(8)
      for (const right of ends) expect(Math.abs(right - end!)).toBeLessThanOrEqual(1)
    }
  })

test('where setup and production share a column, the results stay in view with both', async ({
  page,
  host,
  player,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { uuid } = await planningOf(host, player).createPlan(planWrite('Bakery', BAKERY))
  await rememberSession(page, player)
  await page.goto(`/plan/KW-688c/${uuid}`)
  const parts = page.getByRole('navigation', { name: 'Parts of the plan' })
  await parts.getByRole('button', { name: 'Setup' }).click()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('Production')).toBeHidden()
  await part('Setup').getByRole('checkbox', { name: 'Corporate HQ' }).check()
  await expect(part('Results')).toBeVisible()

  // The last tab exists below that width only; a wider window shows the main column again.
  await page.setViewportSize({ width: 1000, height: 900 })
  await parts.getByRole('button', { name: 'Results' }).click()
  await expect(part('Setup')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const name of ['Production', 'Results']) await expect(part(name)).toBeVisible()
})
