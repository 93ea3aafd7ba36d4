import type { Locator, Page } from '@playwright/test'
import type { PlanData } from '../../engine/game/plan.ts'
import { WORKFORCES } from '../../engine/game/primitives.ts'
import { inWords } from '../../engine/game/words.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, type Player } from './app.ts'

/** The large bakery on Etherwind, as a player would tell it: three permits, 59 buildings, ten recipes. */
export const BAKERY: PlanData = {
  planet: {
    planetid: 'KW-688c',
    permits: 3,
    corphq: false,
    cogc: 'RESOURCE_EXTRACTION',
    experts: [
      { type: 'Agriculture', amount: 3 },
      { type: 'Food_Industries', amount: 2 },
      { type: 'Resource_Extraction', amount: 1 },
    ],
    workforce: WORKFORCES.map((type) => {
      const spoiled = type === 'pioneer' || type === 'settler'
      return { type, lux1: spoiled, lux2: spoiled }
    }),
  },
  infrastructure: [
    { building: 'HB1', amount: 22 },
    { building: 'HB2', amount: 3 },
    { building: 'STO', amount: 1 },
  ],
  buildings: [
    running('EXT', 1, ['EXT#SIO', 1]),
    running(
      'FP',
      19,
      ['FP#10xH2O=>7xDW', 2],
      ['FP#1xCAF 3xDW=>3xCOF', 1],
      ['FP#1xMUS 1xVEG 1xMAI=>10xRAT', 1],
    ),
    running(
      'HYF',
      11,
      ['HYF#22xH2O 3xNS=>2xCAF', 6],
      ['HYF#14xH2O 1xNS=>8xHCP', 3],
      ['HYF#4xNS=>12xMUS', 1],
      ['HYF#16xH2O 1xNS=>6xVEG', 2],
      ['HYF#20xH2O 2xNS=>12xMAI', 2],
    ),
    running('INC', 7, ['INC#4xHCP 2xMAI=>4xC', 1]),
    running('RIG', 21, ['RIG#H2O', 1]),
  ],
}

function running(name: string, amount: number, ...recipes: [recipeid: string, amount: number][]) {
  return {
    name,
    amount,
    active_recipes: recipes.map(([recipeid, times]) => ({ recipeid, amount: times })),
  }
}

export const amountField = (page: Page | Locator, label: string) =>
  page.getByRole('spinbutton', { name: `${label} amount`, exact: true })

/** Stores a plan without the page. Returns its address. */
export async function storePlan(
  host: TestHost,
  player: Player,
  name: string,
  plan: PlanData = BAKERY,
): Promise<string> {
  const { uuid } = await planningOf(host, player).createPlan(planWrite(name, plan))
  return `/plan/${plan.planet.planetid}/${uuid}`
}

export async function openPlan(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add recipe to INC' })).toBeEnabled()
}

/** Opens a new plan and names it. */
export async function startPlan(page: Page, planet: string, name: string): Promise<void> {
  await page.goto(`/plan/${planet}`)
  await expect(page.getByRole('heading', { name: 'New plan', level: 1 })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
}

export async function chooseCogc(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'CoGC' }).click()
  await page.getByRole('option', { name: words }).click()
}

export async function addBuilding(page: Page, ticker: string): Promise<Locator> {
  const search = page.getByRole('combobox', { name: 'Add building' })
  await search.fill(ticker)
  await page.getByRole('option', { name: new RegExp(`^${ticker} · `) }).click()
  return buildingRow(page, ticker)
}

export const buildingRow = (page: Page, ticker: string): Locator =>
  page.getByRole('list', { name: 'Buildings' }).getByRole('listitem', { name: ticker, exact: true })

/** Adds a recipe line and takes the wanted recipe in the picker. */
export async function addRecipe(page: Page, ticker: string, recipeId: string): Promise<void> {
  const building = buildingRow(page, ticker)
  await building.getByRole('button', { name: `Add recipe to ${ticker}` }).click()
  const record = world.recipes.record.find((recipe) => recipe.RecipeId === recipeId)
  if (!record) throw new Error(`No recipe ${recipeId}`)
  const tiles = (amounts: typeof record.Inputs) =>
    amounts.map(({ Ticker, Amount }) => `${Ticker}${Amount}`).join('')
  const row = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${tiles(record.Outputs)}\\D*${tiles(record.Inputs)}`) })
  // Beside the tiles, which open their material.
  await row.getByRole('cell').nth(2).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Everything of a base, in the order a player works: what it is, what runs, who lives there. */
export async function buildByHand(page: Page, base: PlanData): Promise<void> {
  const { planet, buildings, infrastructure } = base
  await page.getByRole('radio', { name: String(planet.permits) }).check({ force: true })
  await chooseCogc(page, inWords(planet.cogc))
  for (const { type, amount } of planet.experts) {
    await page.getByRole('button', { name: 'Add expert' }).click()
    await page.getByRole('menuitem', { name: inWords(type) }).click()
    await page.getByRole('spinbutton', { name: `${inWords(type)} experts` }).fill(String(amount))
  }
  for (const { name, amount, active_recipes } of buildings) {
    const resource = name === 'EXT' || name === 'RIG' ? active_recipes[0]?.recipeid : undefined
    if (resource) {
      const ticker = resource.split('#')[1]
      await page.getByRole('button', { name: `Add ${name} for ${ticker}` }).click()
    } else {
      await addBuilding(page, name)
      for (const { recipeid } of active_recipes) await addRecipe(page, name, recipeid)
    }
    await amountField(page, name).fill(String(amount))
    const fields = buildingRow(page, name)
      .getByRole('list', { name: `Recipes of ${name}` })
      .getByRole('spinbutton')
    for (const [place, recipe] of active_recipes.entries())
      await fields.nth(place).fill(String(recipe.amount))
  }
  await page.getByRole('button', { name: 'Show all tiers' }).click()
  for (const { type, lux1 } of planet.workforce)
    for (const box of await page.getByRole('checkbox', { name: `${inWords(type)}s: ` }).all())
      await box.setChecked(lux1)
  // What houses everybody comes from a worker, and must be there before it is changed by hand.
  await expect(page.getByRole('region', { name: 'Plan figures' })).toContainText('Workers short0')
  await page.getByRole('checkbox', { name: 'auto' }).uncheck()
  for (const { building, amount } of infrastructure) {
    const field = amountField(page, building)
    if ((await field.count()) === 0) {
      await page.getByRole('button', { name: 'Add habitation' }).click()
      await page.getByRole('menuitem', { name: building, exact: true }).click()
    }
    await field.fill(String(amount))
  }
  for (const field of await page.getByRole('spinbutton', { name: /^HB\w amount/ }).all()) {
    const label =
      (await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? ''
    const wanted = infrastructure.some(({ building }) => label.startsWith(building))
    if (!wanted) await field.fill('0')
  }
}
