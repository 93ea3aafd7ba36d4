import { observable, useObservable } from './observable.ts'

const PROBE_EVERY = 10_000

/**
 * Whether our server is reachable. `navigator.onLine` does not tell: a server may run on this machine, or be down while the network is up.
 * So calls report how they ended.
 */
export const online = observable(true)
let probing: ReturnType<typeof setTimeout> | undefined

export function reportReachable(): void {
  clearTimeout(probing)
  probing = undefined
  online.set(true)
}

export function reportUnreachable(): void {
  online.set(false)
  probing ??= setTimeout(probe, PROBE_EVERY)
}

async function probe(): Promise<void> {
  probing = undefined
  try {
    await fetch('/version.json', { method: 'HEAD', cache: 'no-store' })
    reportReachable()
  } catch {
    reportUnreachable()
  }
}

export function watchOnline(): () => void {
  const onChange = () => void probe()
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  if (!navigator.onLine) void probe()
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export function useOnline(): boolean {
  return useObservable(online)
}
