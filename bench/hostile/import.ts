import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBuiltApp } from '../browser/built-app.ts'
import type { Row, Suite } from '../suite.ts'

/** Imports files of the maximum size and collects the responses of the page. */
const FILES: readonly [name: string, content: () => Buffer, words: string][] = [
  [
    'empty records',
    () => Buffer.from(`[${'{},'.repeat(6_000_000)}{}]`),
    'It holds more than 2 million values',
  ],
  ['nested lists', () => Buffer.alloc(19_000_000, '['), 'It is nested deeper than 64 levels'],
]

export const suite: Suite = {
  name: 'import files that do their worst to the page',
  async run() {
    const app = await openBuiltApp()
    const folder = mkdtempSync(join(tmpdir(), 'perigee-import-'))
    try {
      const context = await app.player()
      const rows: Row[] = []
      for (const [name, content, words] of FILES) {
        const page = await context.newPage()
        await page.goto(`${app.url}/manage?tab=transfer`, { waitUntil: 'networkidle' })
        // Reads the file from disk. A file from a script would be decoded in the page, which is not our work.
        const file = join(folder, 'economy.json')
        writeFileSync(file, content())
        const longest = await longestTask(page, async () => {
          await page.getByLabel('Choose file').setInputFiles(file)
          await page.getByText(words).waitFor()
        })
        rows.push({
          name: `hostile.import ${name}, longest task`,
          unit: 'ms',
          median: longest,
          p95: longest,
          n: 1,
        })
        await page.close()
      }
      return rows
    } finally {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** 0 if no task took 50 ms. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    })
    observer.observe({ type: 'longtask' })
    return durations
  })
  await act()
  return await tasks.evaluate((durations) => Math.max(0, ...durations))
}
