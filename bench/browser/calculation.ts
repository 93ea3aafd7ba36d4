import type { Page } from '@playwright/test'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { openBuiltApp, slowDown } from './built-app.ts'

/** The rows of the cache view, by the words in its table. */
const THERE_AND_BACK = 'One plan, there and back'
const NAMES = {
  [THERE_AND_BACK]: 'browser.evaluate',
  'Recipe ROI, all recipes': 'browser.recipeSweep',
  'Longest wait of the page meanwhile': 'browser.longestTask',
} as const
const ROUNDS = 5
const SLOWER = 4

async function run(): Promise<Row[]> {
  const app = await openBuiltApp()
  try {
    const context = await app.player()
    const page = await context.newPage()
    const samples = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${app.url}/debug`)
      await page.getByRole('button', { name: 'Measure' }).click()
      for (const words of Object.keys(NAMES)) {
        samples.set(words, [...(samples.get(words) ?? []), ...(await timesOf(page, words))])
      }
    }
    const rows = Object.entries(NAMES).map(([words, name]) => ({
      name,
      unit: 'ms',
      ...summarise(samples.get(words) ?? []),
    }))
    await slowDown(page, SLOWER)
    await page.goto(`${app.url}/debug`)
    await page.getByRole('button', { name: 'Measure' }).click()
    const times = await timesOf(page, THERE_AND_BACK)
    return [...rows, { name: 'browser.bridge4x', unit: 'ms', ...summarise(times) }]
  } finally {
    await app.close()
  }
}

async function timesOf(page: Page, words: string): Promise<number[]> {
  const times = page.getByRole('row', { name: words }).locator('[data-samples]')
  return ((await times.getAttribute('data-samples')) ?? '').split(' ').map(Number)
}

export const suite: Suite = { name: 'calculation through the workers', run }
