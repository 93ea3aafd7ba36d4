import { createContext, type RefCallback, useContext } from 'react'
import type { FigureName } from './explain-source.ts'

export interface FigureAsked {
  readonly figure: FigureName
  readonly label: string
  /** The derivation opens next to this element and returns the focus to it. */
  readonly anchor: HTMLElement
}

export interface Explaining {
  /** Shows the derivation, or closes it if already shown. */
  ask(asked: FigureAsked): void
  forget(anchor: HTMLElement): void
  readonly place: RefCallback<HTMLElement>
}

export const ExplainingContext = createContext<Explaining | null>(null)
/** Null without a provider above: nothing can be derived. */
export const useExplaining = () => useContext(ExplainingContext)
