import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectPaths } from '../../edge/node/paths.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { createPlayer, expect, rememberSession, test } from './app.ts'
import { patient } from './patience.ts'

test.use({ serviceWorkers: 'allow', memory: 'nothing' })

/** A host that can be replaced by one with another build of the page, at the same address and over the same data. */
async function startReplaceableHost() {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-builds-'))
  const dataDir = join(folder, 'data')
  let host: TestHost
  let builds = 0

  /** The built page under another name. Build after build differs in nothing else, unless files are missing. */
  function nextBuild(isWhole: boolean): { web: string; version: string } {
    const revision = `${isWhole ? 'whole' : 'broken'}${++builds}`
    const version = `9.9.9+${revision}`
    const web = join(folder, revision)
    cpSync(projectPaths().web, web, { recursive: true })
    const rewrite = (file: string, change: (text: string) => string) => {
      writeFileSync(join(web, file), change(readFileSync(join(web, file), 'utf8')))
      for (const packed of ['br', 'gz']) rmSync(join(web, `${file}.${packed}`), { force: true })
    }
    const meta = /<meta name="build" content="[^"]*"/
    for (const file of ['index.html', 'app.html'])
      rewrite(file, (text) => text.replace(meta, `<meta name="build" content="${version}"`))
    rewrite('version.json', () => JSON.stringify({ version }))
    rewrite('precache.json', (text) => {
      const { files } = JSON.parse(text) as { files: string[] }
      return JSON.stringify({ revision, files: isWhole ? files : [...files, '/missing.js'] })
    })
    return { web, version }
  }

  async function start({ web, version }: ReturnType<typeof nextBuild>, port: number) {
    host = await startNodeHost({ paths: { ...projectPaths(), web }, settings: { port, dataDir } })
    return version
  }
  const first = await start(nextBuild(true), 0)
  return {
    first,
    host: host!,
    async deploy({ isWhole = true } = {}): Promise<string> {
      const port = Number(new URL(host.url).port)
      await host.close()
      return await start(nextBuild(isWhole), port)
    },
    async close() {
      await host.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const runningBuild = (page: Page) =>
  page.locator('meta[name="build"]').getAttribute('content', { timeout: patient(30_000) })
const notice = (page: Page) => page.getByRole('button', { name: /new version/ })

/** Has the service worker store the newest build, as the page does. Returns its answer. */
const storeNewest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve(data)
        navigator.serviceWorker.controller!.postMessage('update', [port2])
      }),
  )

async function passMinute(page: Page): Promise<void> {
  // A page that nobody touches asks nothing.
  await page.mouse.move(100 + Math.random() * 100, 100)
  await page.clock.fastForward(61_000)
}

async function expectRunning(page: Page, version: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  expect(await runningBuild(page)).toBe(version)
  await passMinute(page)
  await expect(notice(page)).toHaveCount(0)
}

test('a new build is shown at the first reload after its notice, and announced only once it is stored', async ({
  context,
  page,
}) => {
  test.setTimeout(patient(180_000))
  const { host, first, deploy, close } = await startReplaceableHost()
  const player = await createPlayer(host)
  const open = async (tab: Page) => {
    await rememberSession(tab, player)
    await tab.clock.install()
    await tab.goto(`${host.url}/help`)
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }
  const announced = async (tab: Page) => {
    // A question that the server leaves unanswered while it starts is asked again in the next minute.
    await expect(async () => {
      await passMinute(tab)
      await expect(notice(tab)).toBeVisible({ timeout: patient(10_000) })
    }).toPass({ timeout: patient(60_000) })
  }
  const click = async (tab: Page) => {
    await Promise.all([tab.waitForEvent('load'), notice(tab).click()])
  }
  await open(page)
  await expectRunning(page, first)

  await test.step('by the click on the notice', async () => {
    const version = await deploy()
    await announced(page)
    await click(page)
    await expectRunning(page, version)
  })

  await test.step('by a reload', async () => {
    const version = await deploy()
    await announced(page)
    await page.reload()
    await expectRunning(page, version)
  })

  await test.step('in two tabs, one after the other', async () => {
    const other = await context.newPage()
    await open(other)
    const version = await deploy()
    await Promise.all([announced(page), announced(other)])
    await other.reload()
    await expectRunning(other, version)
    await expect(notice(page)).toBeVisible()
    await click(page)
    await expectRunning(page, version)
    await other.close()
  })

  await test.step('in a page that a forced reload took past the service worker', async () => {
    const devTools = await context.newCDPSession(page)
    await Promise.all([
      page.waitForEvent('load'),
      devTools.send('Page.reload', { ignoreCache: true }),
    ])
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    const version = await deploy()
    await announced(page)
    await click(page)
    await expectRunning(page, version)
  })

  await test.step('not announced while a file of it cannot be loaded', async () => {
    await deploy({ isWhole: false })
    const asked = page.waitForResponse(/version\.json/)
    await passMinute(page)
    await asked
    // It comes to the missing file after the attempt of the page itself.
    expect(await storeNewest(page)).toHaveProperty('problem')
    await expect(notice(page)).toHaveCount(0)
    const version = await deploy()
    await announced(page)
    await page.reload()
    await expectRunning(page, version)
  })
  await close()
})
