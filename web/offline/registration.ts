/** Stores the app for visits without network, once the page has what it needs for itself. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((problem) => console.warn('The app will not start without network.', problem))
  }
  const registerLater = () => setTimeout(register, FIRST_SCREEN_MS)
  if (document.readyState === 'complete') registerLater()
  else addEventListener('load', registerLater, { once: true })
}

/** Storing the whole app is work enough to delay the first screen of a slow machine, so that comes first. */
const FIRST_SCREEN_MS = 2000

const LONGEST_UPDATE_MS = 20_000

/**
 * Has the newest build stored, so that the next load shows it. Answers whether it was a new one: false as well where
 * no service worker stands between the page and the server, for then the page came from there.
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
