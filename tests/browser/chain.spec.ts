import { readFile } from 'node:fs/promises'
import { analyseChain } from '../../engine/chain/analysis.ts'
import { productionChain } from '../../engine/chain/chain.ts'
import { chainWork } from '../../engine/chain/work.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatAmount, formatWhole } from '../../engine/game/number-format.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { world } from '../../scripts/stage/world.ts'
import { costsInShort } from '../../web/features/chain/node-words.ts'
import { expect, test } from './app.ts'

const market = {
  prices: resolvePrices(world, null, null, ACCURATE),
  traded: dailyVolumeOf(world, null, null).sold,
}
const chainOf = (
  material: string,
  runs = 1,
  selectedRecipes: string[] = [],
  terminals: string[] = [],
  choice: 'cheapest' | 'first' = 'cheapest',
) => productionChain(world, { material, runs, selectedRecipes, terminals, choice, market })

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

  const part = first.nodes
    .slice(1)
    .find(({ recipeOptions, isMined }) => recipeOptions.length > 1 && !isMined)!
  const other = part.recipeOptions.find((id) => id !== part.recipeId)!
  await graph.getByRole('button', { name: new RegExp(`^${part.ticker},`) }).click()
  const place = part.recipeOptions.indexOf(other)
  await page
    .getByRole('dialog')
    .getByRole('radio')
    .nth(place + 1)
    .click()
  const second = chainOf('BSE', 1, [other])
  await expect(graph.locator('g[role=button]')).toHaveCount(second.nodes.length)
  await expect(page).toHaveURL(/recipes=/)

  await page.keyboard.press('Escape')
  await page.getByLabel('Buy these instead of making them').fill(part.ticker.toLowerCase())
  const bought = chainOf('BSE', 1, [other], [part.ticker])
  await expect(graph.locator('g[role=button]')).toHaveCount(bought.nodes.length)
  await expect(
    graph.getByRole('button', { name: new RegExp(`^${part.ticker},.*bought`) }),
  ).toBeVisible()
  await page.reload()
  await expect(graph.locator('g[role=button]')).toHaveCount(bought.nodes.length)
})

test('a chain is moved by wheel, drag and keys, and 0 shows all of it', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain?material=BSE')
  const graph = page.getByRole('region', { name: 'Chain of BSE' })
  const surface = graph.getByRole('group')
  await expect(graph.locator('g[role=button]').first()).toBeVisible()
  const transform = () => surface.locator('svg > g').getAttribute('transform')
  await surface.scrollIntoViewIfNeeded()
  const all = await transform()
  const { x, y, width, height } = (await surface.boundingBox())!
  const centre = [x + width / 2, y + height / 2] as const
  for (const move of [
    async () => {
      await page.mouse.move(...centre)
      await page.mouse.wheel(0, -800)
    },
    () => surface.press('ArrowRight'),
    () => surface.press('-'),
    async () => {
      await page.mouse.move(...centre)
      await page.mouse.down()
      await page.mouse.move(centre[0] + 60, centre[1] + 40, { steps: 4 })
      await page.mouse.up()
    },
  ]) {
    const before = await transform()
    await move()
    await expect.poll(transform).not.toBe(before)
  }
  await surface.press('0')
  await expect.poll(transform).toBe(all)
})

test('every node says what a unit costs made and bought, what is mined is mined, and first listed remains', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain?material=SI')
  const graph = page.getByRole('region', { name: 'Chain of SI' })
  const chain = chainOf('SI')
  for (const { ticker, isMined, costs } of chain.nodes) {
    const node = graph.getByRole('button', { name: new RegExp(`^${ticker},`) })
    await expect(node).toHaveAccessibleName(new RegExp(`, ${costsInShort(costs!)}$`))
    if (isMined) await expect(node).toHaveAccessibleName(/, mined,/)
  }
  await page.getByRole('radio', { name: 'First recipe' }).click()
  await expect(page).toHaveURL(/choice=first/)
  const first = chainOf('SI', 1, [], [], 'first')
  await expect(graph.locator('g[role=button]')).toHaveCount(first.nodes.length)

  await graph.getByRole('button', { name: /^AL,/ }).click()
  await page.getByRole('checkbox', { name: 'Bought: do not follow further' }).check()
  await page.keyboard.press('Escape')
  const { makes, recipes } = chainWork(chainOf('SI', 1, [], ['AL'], 'first'))
  expect(makes).not.toContain('AL')
  await expect(graph.getByRole('button', { name: /^AL,.*bought/ })).toBeVisible()
  await page.getByRole('link', { name: 'Build this chain' }).click()
  await expect(page).toHaveURL(/\/advisor\?.*want=SI/)
  await expect(page.getByText(`made instead of bought: ${makes.join(', ')}.`)).toBeVisible()
  const asked = JSON.parse(new URL(page.url()).searchParams.get('wantRecipes') ?? '[]') as string[]
  expect(asked).toEqual(recipes)
  await expect(page.getByRole('button', { name: 'Find the cheapest way' })).toBeVisible()
  await page.getByRole('button', { name: 'Allow any recipe' }).click()
  await expect(page).not.toHaveURL(/wantRecipes/)
})

test('tickers are readable in the whole of a long chain, and no panel lies over it', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain?material=BSE')
  const graph = page.getByRole('region', { name: 'Chain of BSE' })
  const ticker = graph.locator('g[role=button] text').first()
  await expect(ticker).toBeVisible()
  await expect.poll(async () => (await ticker.boundingBox())?.height).toBeGreaterThan(9)
  const legend = await page.getByRole('list', { name: 'Colours' }).boundingBox()
  for (const node of await graph.locator('g[role=button]').all()) {
    expect((await node.boundingBox())!.x).toBeGreaterThan(legend!.x + legend!.width)
  }
})

test('the numbers say how many buildings and which area make an amount a day', async ({
  loggedIn: page,
}) => {
  await page.goto('/production-chain?material=RAT&amount=30&of=units&efficiency=150')
  const single = chainOf('RAT')
  const chain = chainOf('RAT', 30 / single.nodes[0]!.amount)
  const analysis = analyseChain(world, chain)
  await page.getByText('Totals').click()
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
