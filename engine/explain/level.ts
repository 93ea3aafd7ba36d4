import { NothingToExplain } from './context.ts'
import type { Term } from './term.ts'

/** `path` leads to a term, by places among the terms of each level. */
export interface TermCut {
  readonly path?: readonly number[]
  /** 1: the term with its direct terms. Missing: the whole tree. */
  readonly depth?: number
}

export function termCut(tree: Term, { path = [], depth = Number.POSITIVE_INFINITY }: TermCut) {
  let term = tree
  for (const place of path) {
    const next = term.terms[place]
    if (!next) throw new NothingToExplain(`${term.name} has no term at ${place}.`)
    term = next
  }
  return cut(term, depth)
}

function cut(term: Term, depth: number): Term {
  if (depth === Number.POSITIVE_INFINITY || term.terms.length === 0) return term
  if (depth <= 0) return { ...term, terms: [] }
  return { ...term, terms: term.terms.map((part) => cut(part, depth - 1)) }
}
