import type { Page } from '@playwright/test'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { productionChain } from '../../engine/chain/chain.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { openBuiltApp } from './built-app.ts'

const ROUNDS = 8
const CX = ['AI1', 'CI1', 'IC1', 'NC1']
const RESOURCES = ['FEO', 'H2O', 'LST', 'SIO']

/** The material with the deepest chain under the default recipes. */
async function deepestMaterial(): Promise<{ ticker: string; steps: number }> {
  const universe = compileUniverse(await loadStarterGameData())
  const chains = universe.materials.ticker.map((ticker) => {
    const request = { material: ticker, runs: 1, selectedRecipes: [], terminals: [] }
    return { ticker, steps: productionChain(universe, request).nodes.length }
  })
  return chains.reduce((most, chain) => (chain.steps > most.steps ? chain : most))
}

interface Watched extends Window {
  drawn?: Promise<number>
}

/**
 * Runs in the page, because polling from outside would add work there. Measures from the next click until the awaited
 * content is painted.
 */
async function watch(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(
    ([selector, text]) => {
      const watched = window as Watched
      watched.drawn = new Promise((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const observer = new MutationObserver(check)
            function check() {
              const found = [...document.querySelectorAll(selector)]
              if (!found.some((element) => element.textContent?.includes(text))) return
              observer.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
            }
            observer.observe(document.body, { childList: true, subtree: true, characterData: true })
            check()
          },
          { once: true, capture: true },
        )
      })
    },
    [selector, text] as const,
  )
}

/**
 * Chooses the typed option. The clock starts at the click on the option, which is located before, since locating it is
 * work of the page as well.
 */
async function pick(
  page: Page,
  label: string,
  value: string,
  selector: string,
  text: string,
): Promise<number> {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  if (await box.evaluate((element) => element instanceof HTMLInputElement)) await box.fill(value)
  const option = page.getByRole('option', { name: new RegExp(`^${value}`) }).first()
  await option.hover()
  await watch(page, selector, text)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (window as Watched).drawn ?? Infinity)
}

async function createCx(page: Page): Promise<void> {
  await page.evaluate(async (codes) => {
    const { access_token } = JSON.parse(localStorage.getItem('perigee.session') ?? '{}')
    for (const code of codes) {
      await fetch('/api/v1/cx', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          name: code,
          cx_empire: [{ type: 'BOTH', exchange: `${code}_AVG` }],
          cx_planets: [],
          ticker_empire: [],
          ticker_planets: [],
        }),
      })
    }
  }, CX)
}

const nodesOf = (ticker: string) => `section[aria-label="Chain of ${ticker}"] g[role=button]`

async function run(): Promise<Row[]> {
  const deepest = await deepestMaterial()
  const app = await openBuiltApp()
  try {
    const context = await app.player()
    const page = await context.newPage()
    await page.goto(`${app.url}/help`)
    await createCx(page)

    const recipes: number[] = []
    await page.goto(`${app.url}/roi-overview`)
    await page.getByText(/(\d+) of \1 recipes/).waitFor()
    for (let round = 0; round < ROUNDS; round++) {
      const code = CX[round % CX.length] ?? ''
      recipes.push(await pick(page, 'CX', code, '[role=status]', `prices of ${code}`))
    }

    const resources: number[] = []
    await page.goto(`${app.url}/resource-roi-overview`)
    // On the first visit planets come from the server; after that they are stored.
    for (const ticker of RESOURCES) {
      await pick(page, 'Material', ticker, '[role=status]', `deposits of ${ticker}`)
    }
    for (let round = 0; round < ROUNDS; round++) {
      const ticker = RESOURCES[round % RESOURCES.length] ?? ''
      resources.push(await pick(page, 'Material', ticker, '[role=status]', `deposits of ${ticker}`))
    }

    const chains: number[] = []
    await page.goto(`${app.url}/production-chain?material=RAT&choice=first`)
    await page.getByRole('region', { name: 'Chain of RAT' }).waitFor()
    for (let round = 0; round < ROUNDS; round++) {
      chains.push(await pick(page, 'Material', deepest.ticker, nodesOf(deepest.ticker), ''))
      await pick(page, 'Material', 'RAT', nodesOf('RAT'), '')
    }
    return [
      { name: 'browser.recipeRoi', unit: 'ms', ...summarise(recipes) },
      { name: 'browser.resourceRoi', unit: 'ms', ...summarise(resources) },
      { name: 'browser.chainDeepest', unit: 'ms', ...summarise(chains) },
    ]
  } finally {
    await app.close()
  }
}

export const suite: Suite = { name: 'ROI tables and production chains', run }
