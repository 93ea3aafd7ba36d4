/** Stores the app for visits without a network, once the page has loaded. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((problem) => console.warn('The app will not start without network.', problem))
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

const LONGEST_UPDATE_MS = 20_000

/** Whether the next load of a page is of this version, because the service worker has stored it, or because there is none. */
export async function storeBuild(version: string): Promise<boolean> {
  // Not the controller: a forced reload takes a page past the worker, which serves the reload after it.
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (!worker) return true
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ revision?: string; problem?: string }>) => {
      if (data.problem) console.warn('The new version was not stored.', data.problem)
      resolve(version.endsWith(`+${data.revision}`))
    }
    setTimeout(() => resolve(false), LONGEST_UPDATE_MS)
    worker.postMessage('update', [port2])
  })
}
