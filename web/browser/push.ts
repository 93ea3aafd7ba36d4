export const hasPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Returns the endpoint that was subscribed; undefined if there was none. */
export async function unsubscribe(): Promise<string | undefined> {
  if (!hasPush()) return undefined
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
