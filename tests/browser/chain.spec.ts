import { readFile } from 'node:fs/promises'
import { analyseChain } from '../../engine/chain/analysis.ts'
import { productionChain } from '../../engine/chain.ts'
import { formatAmount, formatWhole } from '../../web/ui/format.ts'
import { world } from '../engine/world.ts'
import { expect, test } from './app.ts'

const chainOf = (
  material: string,
  runs = 1,
  selectedRecipes: string[] = [],
  terminals: string[] = [],
) => productionChain(world, { material, runs, selectedRecipes, terminals })

test('a chain is drawn with its amounts, and a recipe is chosen at its node', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain')
  await expect(page.getByText('Choose a material')).toBeVisible()
  await page.getByRole('combobox', { name: 'Material' }).fill('BSE')
  await page.getByRole('option', { name: /^BSE/ }).click()
  const graph = page.getByRole('region', { name: 'Chain of BSE' })
  const first = chainOf('BSE')
  await expect(graph.locator('g[role=button]')).toHaveCount(first.nodes.length)
  for (const { ticker, amount } of first.nodes) {
    const name = new RegExp(`^${ticker}, ${formatAmount(amount)},`)
    await expect(graph.getByRole('button', { name })).toBeVisible()
  }

  const iron = first.nodes.find(({ ticker }) => ticker === 'FE')!
  const other = iron.recipeOptions.find((id) => id !== iron.recipeId)!
  await graph.getByRole('button', { name: /^FE,/ }).click()
  const place = iron.recipeOptions.indexOf(other)
  await expect(page.getByRole('dialog', { name: 'Iron', exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('radio').nth(place).click()
  const second = chainOf('BSE', 1, [other])
  await expect(graph.locator('g[role=button]')).toHaveCount(second.nodes.length)
  await expect(page).toHaveURL(/recipes=/)

  await page.keyboard.press('Escape')
  await page.getByLabel('Bought, not made').fill('fe')
  const bought = chainOf('BSE', 1, [other], ['FE'])
  await expect(graph.locator('g[role=button]')).toHaveCount(bought.nodes.length)
  await expect(graph.getByRole('button', { name: /^FE,.*bought/ })).toBeVisible()
  await page.reload()
  await expect(graph.locator('g[role=button]')).toHaveCount(bought.nodes.length)
})

test('the numbers say how many buildings and which area make an amount a day', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain?material=RAT&amount=30&of=units&efficiency=150')
  const single = chainOf('RAT')
  const chain = chainOf('RAT', 30 / single.nodes[0]!.amount)
  const analysis = analyseChain(world, chain)
  await page.getByText('In numbers').click()
  const materials = page.getByRole('table', { name: 'materials of the chain' })
  for (const { ticker, amount } of analysis.materials) {
    await expect(
      materials.getByRole('row').filter({ has: page.getByText(ticker, { exact: true }) }),
    ).toContainText(formatAmount(amount))
  }
  await page.getByRole('tab', { name: 'Buildings' }).click()
  const whole = analysis.production.map(({ buildings, area }) => {
    const needed = Math.ceil(buildings / 1.5 - 1e-9)
    return { needed, area: needed * area }
  })
  const foot = page.getByRole('table', { name: 'buildings of the chain' }).locator('tfoot')
  await expect(foot).toContainText(formatWhole(whole.reduce((sum, { needed }) => sum + needed, 0)))
  await expect(foot).toContainText(formatWhole(whole.reduce((sum, { area }) => sum + area, 0)))
  await page.getByRole('tab', { name: 'Workforce' }).click()
  const workers = page.getByRole('table', { name: 'workforce of the chain' })
  await expect(workers.locator('tbody tr[data-row]')).toHaveCount(analysis.workforce.length)
})

test('colours, keys and export', async ({ loggedIn: page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/production-chain?material=BSE')
  const graph = page.getByRole('region', { name: 'Chain of BSE' })
  const node = graph.getByRole('button', { name: /^BSE,/ })
  const fill = () => node.locator('rect').nth(1).getAttribute('style')
  await expect(node).toBeVisible()
  const byMaterial = await fill()
  await page.getByRole('radio', { name: 'Expertise' }).click()
  await expect.poll(fill).not.toBe(byMaterial)
  await expect(page.getByRole('list', { name: 'Colours' })).toContainText('Construction')

  await node.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('PP1')
  await page.keyboard.press('Escape')

  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG' }).click(),
  ])
  expect(svg.suggestedFilename()).toBe('chain-BSE.svg')
  const text = await readFile(await svg.path(), 'utf8')
  expect(text).toMatch(/^<svg/)
  for (const { ticker } of chainOf('BSE').nodes) expect(text).toContain(`>${ticker}</text>`)
  expect(text).not.toMatch(/var\(|lab\(|oklch\(|style=/)
  // On its own ground, so that light words are read everywhere.
  const [, ground = ''] = /<rect [^>]*fill="([^"]*)"/.exec(text) ?? []
  expect(ground).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  expect(refused).toEqual([])

  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ])
  const bytes = await readFile(await png.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.length).toBeGreaterThan(2000)
})

test('what no recipe knows has no chain, and a layout that fails can be tried again', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain?material=ZZZ')
  await expect(page.getByText('No recipe makes or uses ZZZ.')).toBeVisible()
  await page.route(/elk-worker/, (route) => route.abort())
  await page.goto('/production-chain?material=BSE')
  const problem = page.getByRole('alert').filter({ hasText: 'could not be calculated' })
  await expect(problem).toBeVisible()
  await page.unroute(/elk-worker/)
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: /^BSE,/ })).toBeVisible()
})
