/** What one tab tells the others. */
export type TabMessage =
  | { kind: 'logout' }
  /** What these queries ask for, by the beginning of their keys, changed on the server. */
  | { kind: 'changed'; keys: readonly (readonly unknown[])[] }
  /** The stored game data changed. */
  | { kind: 'game-data' }

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('perigee')

export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
