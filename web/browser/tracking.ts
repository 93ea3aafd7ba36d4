/** Receives page views and usage events; sends nothing until a service is plugged in. */
export interface Tracking {
  identify(userId: number): void
  pageView(page: string, referrer: string): void
  event(name: string, details?: Readonly<Record<string, string | number>>): void
  reset(): void
}

let plugged: Tracking | undefined

export function plugTracking(tracking: Tracking | undefined): void {
  plugged = tracking
}

export const tracking: Tracking = {
  identify: (userId) => plugged?.identify(userId),
  pageView: (page, referrer) => plugged?.pageView(page, referrer),
  event: (name, details) => plugged?.event(name, details),
  reset: () => plugged?.reset(),
}
