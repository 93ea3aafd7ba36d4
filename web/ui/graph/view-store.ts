import type { View } from './view.ts'

/** The view outside of React: a finger moves it sixty times a second, and only listeners redraw. */
export type ViewStore = {
  get: () => View
  set: (view: View) => void
  subscribe: (listen: () => void) => () => void
}

export function createViewStore(): ViewStore {
  let view: View = { x: 0, y: 0, zoom: 1 }
  const listeners = new Set<() => void>()
  return {
    get: () => view,
    set(next) {
      if (next.x === view.x && next.y === view.y && next.zoom === view.zoom) return
      view = next
      for (const listen of listeners) listen()
    },
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
