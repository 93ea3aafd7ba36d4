import { createContext, useContext } from 'react'

const REST_MS = 300
/** Time for the pointer to move from a tile to its overview. */
const WAY_MS = 100

export interface ShownOverview {
  readonly ticker: string
  readonly tile: HTMLElement
  readonly isOpen: boolean
}

/** What tiles report of pointer and focus. The functions never change, so that an overview rerenders no tile. */
export interface OverviewAsking {
  /** The pointer rests on a tile: shows its overview, at once if another one is open. */
  rest(ticker: string, tile: HTMLElement): void
  show(ticker: string, tile: HTMLElement): void
  leave(): void
  stay(): void
  hide(): void
  /** The tile's `ref`: an overview closes when its tile unmounts. */
  attach(tile: HTMLElement | null): () => void
}

export function overviewAsking(onShown: (shown: ShownOverview) => void): OverviewAsking {
  let shown: ShownOverview | undefined
  /** The tile that last had pointer or focus. */
  let last: HTMLElement | undefined
  let timer: number | undefined

  const stay = () => clearTimeout(timer)
  function later(work: () => void, ms: number) {
    stay()
    timer = window.setTimeout(work, ms)
  }
  function set(next: ShownOverview) {
    stay()
    shown = next
    onShown(next)
  }
  function show(ticker: string, tile: HTMLElement) {
    last = tile
    set({ ticker, tile, isOpen: true })
  }
  function hide() {
    stay()
    if (shown?.isOpen) set({ ...shown, isOpen: false })
  }
  return {
    rest(ticker, tile) {
      last = tile
      later(() => show(ticker, tile), shown?.isOpen ? 0 : REST_MS)
    },
    show,
    leave: () => later(hide, WAY_MS),
    stay,
    hide,
    attach: (tile) => () => {
      if (last === tile) hide()
    },
  }
}

export const OverviewContext = createContext<OverviewAsking | null>(null)
/** Null: tiles have no overview. */
export const useOverviewAsking = () => useContext(OverviewContext)
