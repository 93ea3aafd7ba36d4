import { test as base, expect, type Page } from '@playwright/test'
import { projectPaths } from '../../edge/node/paths.ts'
import { PLAYER_LISTS } from '../../scripts/stage/fio-player.ts'
import { type FioStub, startFioStub } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { type Device, forgetAccount, tidyUp } from './device.ts'

export { expect }

export const PASSWORD = 'correct horse'

export interface Player {
  username: string
  email: string
  tokens: { access_token: string; refresh_token: string }
}

interface Fixtures {
  /** Whether the browser knows the game from earlier visits, as most players' do, or stores nothing, as at the first visit. */
  memory: 'game' | 'nothing'
  /** An account that exists, without the detour over the forms. */
  player: Player
  /** A page of that player, logged in. */
  loggedIn: Page
}

interface Workers {
  /** The FIO of the host. */
  fio: FioStub
  /** How far the clock of the host is behind. */
  clock: { behindMs: number }
  host: TestHost
  device: Device
}

/** A host whose FIO is the stub, with a clock that a journey can set. */
export const test = base.extend<Fixtures & { mended: undefined }, Workers>({
  fio: [
    // Playwright reads the names of the fixtures a fixture needs out of a destructured parameter.
    async ({ browserName: _ }, use) => {
      const stub = await startFioStub(PLAYER_LISTS)
      await use(stub)
      stub.close()
    },
    { scope: 'worker' },
  ],
  clock: [async ({ browserName: _ }, use) => use({ behindMs: 0 }), { scope: 'worker' }],
  host: [
    async ({ fio, clock }, use) => {
      const host = await startNodeHost({
        paths: projectPaths(),
        env: { PERIGEE_FIO_URL: fio.url },
        ports: { clock: () => Date.now() - clock.behindMs },
      })
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  /** After each journey FIO answers again, and the clock is right. */
  mended: [
    async ({ fio, clock }, use) => {
      await use(undefined)
      fio.isBroken = false
      clock.behindMs = 0
    },
    { auto: true },
  ],
  device: [
    async ({ browser, host }, use, { project }) => {
      const { viewport, colorScheme, serviceWorkers, contextOptions } = project.use
      const context = await browser.newContext({
        baseURL: host.url,
        ...(viewport && { viewport }),
        ...(colorScheme && { colorScheme }),
        ...(serviceWorkers && { serviceWorkers }),
        ...contextOptions,
      })
      const bare = await context.newPage()
      await bare.goto('/robots.txt')
      await use({ context, bare })
      await context.close()
    },
    { scope: 'worker' },
  ],
  memory: ['game', { option: true }],
  /** Options of a context (`test.use`) hold only with the memory of nothing. */
  context: async ({ context, device, memory }, use) => {
    if (memory === 'nothing') return use(context)
    await forgetAccount(device)
    await use(device.context)
    await tidyUp(device)
  },
  baseURL: async ({ host }, use) => use(host.url),
  player: async ({ host }, use) => use(await createPlayer(host)),
  loggedIn: async ({ page, player }, use) => {
    await rememberSession(page, player)
    await use(page)
  },
})

let players = 0

export async function createPlayer(host: TestHost): Promise<Player> {
  const username = `pilot${process.pid}x${++players}`
  const email = `${username}@example.org`
  const answer = { planet: 'Katoa', randomplanet: 'UV-351a' }
  await post(host, '/user/signup', { username, email, password: PASSWORD, ...answer })
  const tokens = await post(host, '/user/login', { username, password: PASSWORD })
  return { username, email, tokens: tokens as Player['tokens'] }
}

async function post(host: TestHost, path: string, body: unknown): Promise<unknown> {
  const response = await host.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** A screen has one at most. */
export const primaryButtons = (page: Page) =>
  page.locator('button[class*="_primary_"]').filter({ visible: true })

export const SESSION_KEY = 'perigee.session'

/** The page finds the session that an earlier visit would have left behind; once only, so that logging out holds. */
export async function rememberSession(page: Page, { tokens }: Player): Promise<void> {
  await page.addInitScript(
    ([key, session]) => {
      if (sessionStorage.getItem('session given')) return
      sessionStorage.setItem('session given', 'yes')
      localStorage.setItem(key, session)
    },
    [SESSION_KEY, JSON.stringify(tokens)] as const,
  )
}

/** The names of the planets that sign-up asks for. */
export const PLANET_NAMES: Readonly<Record<string, string>> = {
  'CG-044c': 'Jotu',
  'FK-037f': 'Toktu',
  'IA-603b': 'Apothecary',
  'JS-299a': 'Nemesis',
  'JS-952c': 'Gibson',
  'KW-020c': 'Milliways',
  'KW-688c': 'Etherwind',
  'UV-072c': 'Asbestos Lead Asbestos',
  'UV-351a': 'Katoa',
  'UV-351d': 'Biogenesis',
  'UV-796b': 'Proxion',
  'VH-331a': 'Promitor',
  'VH-331b': 'Dreamerr Prime',
  'ZV-307e': 'Astraeus',
  'ZV-759d': 'Agamemnon',
}

export async function askedPlanet(page: Page): Promise<string> {
  const question = page.getByText(/^What is the name of planet/)
  return /planet (\S+)\?/.exec((await question.textContent()) ?? '')?.[1] ?? ''
}

export async function signUpBy(
  page: Page,
  { username, email, planetName }: { username: string; email?: string; planetName?: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Create Account' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  if (email) await form.getByLabel('Email').fill(email)
  const name = planetName ?? PLANET_NAMES[await askedPlanet(page)] ?? ''
  await form.getByLabel(/What is the name/).fill(name)
  await form.getByRole('button', { name: 'Create Account' }).click()
}

export async function logInBy(page: Page, username: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}
