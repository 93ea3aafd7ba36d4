import { createContext, useContext } from 'react'
import type { UpdatedAt } from './TermTree.tsx'
import type { TermNode, TermPath } from './term-node.ts'

export type FigureName = { readonly of: string }

/** Loads the derivations of figures. A screen provides it; figures only say which one they are. */
export interface ExplainSource {
  /**
   * The term at `path` below the figure, with its own terms; an empty path means the figure itself. A term with an operation but no terms
   * is loaded when it is opened.
   */
  // A method, so that a source may name the figures it knows: `load(figure: PlanFigure, …)`.
  load(figure: FigureName, path: TermPath, signal: AbortSignal): Promise<TermNode>
  updatedAt?: UpdatedAt | undefined
}

export const ExplainContext = createContext<ExplainSource | null>(null)
export const useExplainSource = () => useContext(ExplainContext)
