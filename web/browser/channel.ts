export type TabMessage =
  | { kind: 'logout' }
  /** Data of these queries changed on the server; each key is the start of theirs. */
  | { kind: 'changed'; keys: readonly (readonly unknown[])[] }
  | { kind: 'game-data' }

let opened: BroadcastChannel | undefined

/** Opened on first use: the build, which renders the homepage, has no other tabs. */
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
