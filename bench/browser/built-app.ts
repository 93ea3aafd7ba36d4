import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { projectPaths } from '../../edge/node/paths.ts'
import { startNode } from '../../edge/node.ts'
import { isBuilt } from '../../scripts/build-stamp.ts'
import { ensureChromium } from '../../scripts/chromium.ts'

const PLANET = 'KW-688c'
const PASSWORD = 'a long password'

export interface BuiltApp {
  url: string
  browser: Browser
  /** A browser with an empty profile and a desktop screen. */
  visitor(options?: { withServiceWorker?: boolean }): Promise<BrowserContext>
  /** The same, logged in as a player of its own. */
  player(): Promise<BrowserContext>
  close(): Promise<void>
}

/**
 * Serves the built product, or another folder of pages, on a port and a data folder of its own, and opens it in a real
 * Chromium.
 */
export async function openBuiltApp({
  web,
  env,
}: {
  web?: string
  env?: Readonly<Record<string, string>>
} = {}): Promise<BuiltApp> {
  if (!isBuilt()) {
    const { build } = await import('../../scripts/build.ts')
    await build()
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'perigee-bench-'))
  const host = await startNode({
    env: { PORT: '0', PERIGEE_DATA_DIR: dataDir, PERIGEE_LOG: 'off', ...env },
    ...(web && { paths: { ...projectPaths(), web } }),
  })
  const executablePath = ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  let players = 0

  const visitor: BuiltApp['visitor'] = ({ withServiceWorker = true } = {}) =>
    browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: withServiceWorker ? 'allow' : 'block',
    })
  return {
    url: host.url,
    browser,
    visitor,
    async player() {
      const username = `bench${++players}`
      await signUp(host.url, username)
      const context = await visitor()
      const page = await context.newPage()
      await page.goto(`${host.url}/?login=true`)
      const form = page.getByRole('form', { name: 'Login' })
      await form.getByLabel('Username').fill(username)
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await form.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('**/empire**')
      await page.close()
      return context
    },
    async close() {
      await browser.close()
      await host.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function signUp(url: string, username: string): Promise<void> {
  const planet = await fetch(`${url}/api/v1/data/planet/${PLANET}`)
  const { PlanetName } = (await planet.json()) as { PlanetName: string }
  const body = new FormData()
  body.set('username', username)
  body.set('password', PASSWORD)
  body.set('randomplanet', PLANET)
  body.set('planet', PlanetName)
  const answer = await fetch(`${url}/api/v1/user/signup`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`Sign-up: HTTP ${answer.status}: ${await answer.text()}`)
}

/**
 * The time of a mark that the page sets itself. Nothing is polled, because polling each frame would slow the page down.
 */
export function timeOfMark(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [mark] = list.getEntriesByName(name)
          if (mark) resolve(mark.startTime)
        }).observe({ type: 'mark', buffered: true })
      }),
    name,
  )
}

/** Slows the page down as a machine that many times slower would be. */
export async function slowDown(page: Page, times: number): Promise<void> {
  await (await throttleOf(page))(times)
}

/**
 * Slows a page down for a while; 1 is full speed. A slowed page keeps a core busy even while it rests, so two of them
 * would leave no core free on a machine of two.
 */
export async function throttleOf(page: Page): Promise<(times: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async (times) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
  }
}
