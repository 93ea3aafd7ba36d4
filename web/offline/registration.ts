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

/**
 * Stores the newest build for the next load. Returns whether it was new: false too without a service worker, because then the page came
 * from the server.
 */
export async function storeNewestBuild(): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ isNew: boolean; problem?: string }>) => {
      if (data.problem) console.warn('The new version was not stored.', data.problem)
      resolve(data.isNew)
    }
    setTimeout(() => resolve(false), LONGEST_UPDATE_MS)
    worker.postMessage('update', [port2])
  })
}
