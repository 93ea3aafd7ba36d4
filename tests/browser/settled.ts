import { expect, type Page } from '@playwright/test'
import { patient } from './patience.ts'

const LOOKS = 4

/** Nothing is loading or being calculated, at several looks in a row: between two calculations there is a moment without either. */
export async function settled(page: Page): Promise<void> {
  const calm = () =>
    page.evaluate(async (looks) => {
      for (let look = 0; look < looks; look++) {
        const waiting = '[aria-busy="true"], [data-skeleton], [role="progressbar"]'
        const element = document.querySelector(waiting)
        if (element) return element.outerHTML.slice(0, 200)
        const words = /^(Loading|Measuring|Calculating).*/m.exec(document.body.innerText)
        if (words) return words[0]
        await new Promise((resolve) => setTimeout(resolve, 40))
      }
      return 'calm'
    }, LOOKS)
  await expect.poll(calm, { intervals: [50, 100], timeout: patient(20_000) }).toBe('calm')
}
