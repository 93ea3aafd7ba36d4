import { type Browser, launch, type Page } from 'puppeteer-core'
import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatSigned } from '../../engine/game/number-format.ts'
import type { Plan, PlanData } from '../../engine/game/plan.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { findFirefox } from '../../scripts/firefox.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { test as base, expect, type Player, SESSION_KEY } from './app.ts'
import { patient } from './patience.ts'

const executablePath = findFirefox()

interface Firefox {
  page: Page
  /** What the page complained of. */
  problems: readonly string[]
}

/** A window of Firefox, driven over WebDriver BiDi; Playwright's own Firefox is another build than players have. */
const test = base.extend<{ firefox: Firefox }, { firefoxBrowser: Browser }>({
  firefoxBrowser: [
    async ({ browserName: _ }, use) => {
      const browser = await launch({
        browser: 'firefox',
        ...(executablePath && { executablePath }),
        headless: true,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
  firefox: async ({ firefoxBrowser }, use, info) => {
    const context = await firefoxBrowser.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(patient(60_000))
    await page.setViewport({ width: 1440, height: 900 })
    const problems: string[] = []
    page.on('pageerror', (problem) => problems.push(String(problem)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await use({ page, problems })
    if (info.status !== info.expectedStatus)
      await page.screenshot({ path: info.outputPath('firefox.png') as `${string}.png` })
    await context.close()
  },
})
test.skip(!executablePath, 'No Firefox found: install firefox-esr or name it in PERIGEE_FIREFOX.')

/** A question in roles would cost seconds: for each of them Firefox describes the whole page to assistive technology. */
const named = (tag: 'a' | 'button' | 'section', name: string) =>
  `::-p-xpath(//${tag}[@aria-label="${name}" or normalize-space()="${name}"])`
const fieldNamed = (label: string) =>
  `::-p-xpath(//input[@id=//label[normalize-space()="${label}"]/@for])`

/** The words of an element, or nothing while it is not there. */
const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? '').catch(() => '')

const expectText = (page: Page, selector: string) =>
  expect.poll(() => textOf(page, selector), { timeout: patient(20_000) })

/** What a guest's base earns at the guest's prices, as the engine has it. */
function profitOf(name: string, plan: PlanData): string {
  const { cx, empires } = EXAMPLE_ECONOMY
  const { empire } = empires.find(({ plans }) => plans.some((own) => own.name === name))!
  const prices = resolvePrices(world, cx, plan.planet.planetid, ACCURATE)
  return `Profit${formatSigned(evaluatePlan(world, { plan, prices, empire, rules: ACCURATE }).profit)}`
}

/** The base as the server has it, read with the session of the page. */
async function storedPlan(page: Page, host: TestHost, name: string): Promise<PlanData> {
  const session = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)
  const { call } = planningOf(host, { tokens: JSON.parse(session ?? '{}') as Player['tokens'] })
  const plans = await call<Plan[]>('GET', '/baseplanner')
  return plans.find((plan) => plan.name === name)!.baseplanner_data
}

test('in Firefox a guest opens an empire, edits a plan and reads its figures', async ({
  firefox: { page, problems },
  host,
}) => {
  // A browser that nobody has used yet takes its time to start.
  test.slow()
  const figures = named('section', 'Plan figures')
  const packers = fieldNamed('FP amount')
  await page.goto(host.url)
  await page.locator(named('button', 'Try it without an account')).click()
  await page.locator(named('a', 'Promitor Farm')).click()
  await expectText(page, 'h1').toMatch(/^Promitor Farm/)
  const before = await storedPlan(page, host, 'Promitor Farm')
  await expectText(page, figures).toContain(profitOf('Promitor Farm', before))

  // As by hand: the press selects what is there, and what is typed replaces it.
  await page.locator(packers).click()
  await page.keyboard.type('6')
  await page.keyboard.press('Tab')
  await page.locator('::-p-text(unsaved, 1 edit)').wait()
  await page.locator(named('button', 'Save')).click()
  await page.locator('::-p-xpath(//*[text()="saved"])').wait()
  const after = await storedPlan(page, host, 'Promitor Farm')
  expect(after.buildings.find(({ name }) => name === 'FP')).toMatchObject({ amount: 6 })
  await expectText(page, figures).toContain(profitOf('Promitor Farm', after))

  // What a worker of its own draws.
  await page.goto(`${host.url}/production-chain?material=RAT`)
  await page.locator('g[role="button"]').wait()
  expect(problems).toEqual([])
})
