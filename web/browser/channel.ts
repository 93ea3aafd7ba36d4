/** What one tab tells the others. */
export type TabMessage =
  | { kind: 'logout' }
  /** Answers of these groups changed on the server. */
  | { kind: 'changed'; groups: readonly string[] }
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
