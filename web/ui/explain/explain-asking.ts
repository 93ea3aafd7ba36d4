import { createContext, type RefCallback, useContext } from 'react'
import type { FigureName } from './explain-source.ts'

/** A figure whose derivation is asked for. */
export interface FigureAsked {
  readonly figure: FigureName
  readonly label: string
  /** The figure itself: its derivation stands beside it and gives the focus back to it. */
  readonly anchor: HTMLElement
}

export interface Explaining {
  /** Shows the derivation; the figure that shows already is closed. */
  ask(asked: FigureAsked): void
  /** The derivation of this figure is closed, if it is the one that shows. */
  forget(anchor: HTMLElement): void
  /** The ref of every figure: one that leaves the page takes its derivation along. */
  readonly place: RefCallback<HTMLElement>
}

export const ExplainingContext = createContext<Explaining | null>(null)
/** Null: there is no provider above, and nothing can be derived. */
export const useExplaining = () => useContext(ExplainingContext)
