/** Messages between tabs. */
export type TabMessage =
  | { kind: 'logout' }
  /** Data of these queries, by the beginning of their keys, changed on the server. */
  | { kind: 'changed'; keys: readonly (readonly unknown[])[] }
  /** The stored game data changed. */
  | { kind: 'game-data' }

let opened: BroadcastChannel | undefined

/** Opened when it is first needed: the build, which renders the homepage, has no other tabs. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('perigee')
  return opened
}

export function tellOtherTabs(message: TabMessage): void {
  channel()?.postMessage(message)
}

export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data)
  channel()?.addEventListener('message', onMessage)
  return () => channel()?.removeEventListener('message', onMessage)
}
