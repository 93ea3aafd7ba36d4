import type { Locator, Page } from '@playwright/test'

/** Longer than a frame of a slow result, so that figures that arrive late are still assigned to their click. */
const QUIET_MS = 300
const LONGEST_MS = 8000

interface Watched extends Window {
  tasks?: { name: string; startTime: number; duration: number }[]
  /** When the page last changed. */
  changed?: number
}

/** Runs in the page, because polling from outside would add work there. Browsers report tasks of 50 ms and more. */
function watchTasks(): void {
  const watched = window as Watched
  watched.tasks = []
  watched.changed = performance.now()
  const note = (list: PerformanceObserverEntryList) =>
    watched.tasks?.push(...list.getEntries().map((entry) => entry.toJSON()))
  new PerformanceObserver(note).observe({ type: 'longtask' })
  const changes = new MutationObserver(() => {
    watched.changed = performance.now()
  })
  changes.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
}

/** Resolves when nothing on the page has changed for a while. */
function quiet([quietMs, longestMs]: readonly [number, number]): Promise<void> {
  const watched = window as Watched
  const since = performance.now()
  watched.changed = since
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now()
      const rest = quietMs - (now - (watched.changed ?? since))
      if (rest <= 0 || now - since > longestMs)
        requestIdleCallback(() => resolve(), { timeout: quietMs })
      else setTimeout(look, rest)
    }
    setTimeout(look, quietMs)
  })
}

export interface Interaction {
  readonly name: string
  /** The longest task from the click until the page is idle, in ms; 0 if none took 50. */
  readonly longestTask: number
}

/**
 * Simulates a player: raw clicks and keys, with all work of the page between a click and being idle again. The target
 * of a click is located before the clock starts.
 */
export async function pressesOn(page: Page) {
  await page.evaluate(watchTasks)
  const interactions: Interaction[] = []

  async function during(name: string, work: () => Promise<unknown>): Promise<void> {
    const since = await page.evaluate(() => performance.now())
    await work()
    await page.evaluate(quiet, [QUIET_MS, LONGEST_MS] as const)
    const longestTask = await page.evaluate(
      (since) =>
        Math.max(
          0,
          ...((window as Watched).tasks ?? [])
            .filter(({ startTime }) => startTime >= since)
            .map(({ duration }) => duration),
        ),
      since,
    )
    interactions.push({ name, longestTask })
  }

  return {
    interactions,
    async press(name: string, target: Locator): Promise<void> {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      if (!box) throw new Error(`${name}: not on the screen.`)
      await during(name, async () => {
        await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2)
        await page.mouse.down()
        await page.mouse.up()
      })
    },
    key: (name: string, key: string) => during(name, () => page.keyboard.press(key)),
    /** Replaces the content of the field. */
    type: (name: string, text: string) =>
      during(name, async () => {
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type(text)
      }),
  }
}
