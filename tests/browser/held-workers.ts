import type { Page } from '@playwright/test'

interface Held {
  heldMessages?: (() => void)[] | undefined
}

/** Prepares a page whose workers can be held. Call it before the first visit. */
export async function mayHoldWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hold = window as Held
    const listen = Worker.prototype.addEventListener
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      if (type !== 'message') return listen.call(this, type, listener, options)
      const deliver = (event: Event) =>
        typeof listener === 'function' ? listener.call(this, event) : listener.handleEvent(event)
      const later = (event: Event) => {
        if (hold.heldMessages) hold.heldMessages.push(() => deliver(event))
        else deliver(event)
      }
      return listen.call(this, type, later, options)
    }
  })
}

/** What workers answer does not reach the page from now on. */
export const holdWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as Held).heldMessages ??= []
  })

/** Each page that is opened from now on gets no answer of a worker until it is released. */
export async function holdFromStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    ;(window as Held).heldMessages = []
  })
}

export const releaseWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held = window as Held
    const messages = held.heldMessages ?? []
    held.heldMessages = undefined
    for (const deliver of messages) deliver()
  })
