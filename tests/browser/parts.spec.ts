import { expect, test } from './app.ts'

test('a pressed figure opens its derivation, level by level', async ({ page }) => {
  await page.goto('/debug/ui')
  await page.getByRole('button', { name: /13,063\.07 \$\/day/ }).click()
  const tree = page
    .getByRole('dialog', { name: 'Derivation of profit' })
    .getByRole('tree', { name: 'Derivation of Profit' })
  await tree.getByRole('treeitem', { name: /^Revenue/ }).click()
  await tree.getByRole('treeitem', { name: /^NUT/ }).press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: /^Selling price of NUT/ })).toContainText(
    'updated',
  )
})

test('a chart keeps its canvas when its figures change', async ({ page }) => {
  await page.goto('/debug/ui')
  const canvas = page.getByRole('img', { name: 'Prices of two materials' }).locator('canvas')
  const before = await canvas.elementHandle()
  const picture = await canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL())
  await page.getByRole('button', { name: 'New figures' }).click()
  await expect
    .poll(() => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL()))
    .not.toBe(picture)
  expect(await canvas.evaluate((drawn, old) => drawn === old, before)).toBe(true)
})

test('the row under the pointer is marked in a scatter, and a press chooses it', async ({
  page,
}) => {
  await page.goto('/debug/ui')
  const scatter = page.getByRole('img', { name: 'Payback over profit' })
  await scatter.locator('canvas').waitFor()
  await scatter.hover()
  await expect(page.getByText(/^Payback .+ · Recipe \d+$/)).toBeVisible()
  await scatter.click()
  await expect(page.getByText(/^chosen: \d+$/)).toBeVisible()
})

test('a graph is moved by wheel, drag and keys, and draws only what is seen', async ({ page }) => {
  await page.goto('/debug/ui')
  const graph = page.getByRole('region', { name: 'Production chain', exact: true })
  const surface = graph.getByRole('group')
  const world = surface.locator('svg > g')
  const transform = () => world.getAttribute('transform')
  const nodes = world.locator(':scope > g')
  await surface.scrollIntoViewIfNeeded()
  await expect(nodes).toHaveCount(150)

  await surface.hover()
  await page.mouse.wheel(0, -800)
  await expect.poll(() => nodes.count()).toBeLessThan(150)

  for (const move of [
    () => surface.press('ArrowRight'),
    () => surface.press('-'),
    async () => {
      await surface.hover()
      await page.mouse.down()
      await page.mouse.move(500, 400, { steps: 4 })
      await page.mouse.up()
    },
  ]) {
    const before = await transform()
    await move()
    await expect.poll(transform).not.toBe(before)
  }
  await surface.press('0')
  await expect(nodes).toHaveCount(150)
})

test('the buttons of a number field keep their signs under forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/debug/ui')
  for (const name of [/^Increase/, /^Decrease/])
    await expect(page.getByRole('button', { name }).first()).toHaveCSS(
      'background-image',
      /linear-gradient/,
    )
})
