import type { Term } from '../../../../engine/explain/term.ts'

/** A term whose own terms may still have to be loaded. Every `Term` is one. */
export type TermNode = Omit<Term, 'terms'> & { readonly terms?: readonly TermNode[] | undefined }

/** Indices from the root down; empty for the root itself. */
export type TermPath = readonly number[]

export const pathKey = (path: TermPath) => path.join('.')

/** Loaded children, or undefined while they have to be loaded. A leaf has none. */
export function givenTerms(
  node: TermNode,
  loaded: readonly TermNode[] | undefined,
): readonly TermNode[] | undefined {
  if (loaded) return loaded
  if (node.terms && node.terms.length > 0) return node.terms
  return node.operation ? undefined : []
}
