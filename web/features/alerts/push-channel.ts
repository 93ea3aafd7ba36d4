import { hasPush } from '../../browser/push.ts'

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export async function pushState(): Promise<PushState> {
  if (!hasPush()) return 'unsupported'
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Null if this browser is not subscribed. */
export async function pushAddress(): Promise<PushAddress | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  return subscription ? addressOf(subscription) : null
}

/** Null if the player refuses. A subscription under another server's key is replaced. */
export async function subscribe(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return addressOf(subscription)
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } }
}
