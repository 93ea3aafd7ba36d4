import { useMemo } from 'react'
import type { WithBooks } from '../../workers/book-calls.ts'
import type { Answer } from './use-answer.ts'
import { type BookPair, useBooks } from './use-books.ts'

const NONE: readonly never[] = []

export interface ByBooks<Question, T> {
  readonly answer: Answer<T>
  readonly asked: (Question & WithBooks) | undefined
}

/**
 * A first result without books shows which of them matter most; those are fetched for the second. `pairsOf` must be
 * stable.
 */
export function useByBooks<Question extends object, T>(
  useAsked: (question: (Question & WithBooks) | undefined) => Answer<T>,
  question: Question | undefined,
  pairsOf: (answer: T) => readonly BookPair[],
): ByBooks<Question, T> {
  const without = question && { ...question, books: NONE }
  const first = useAsked(without)
  const { value } = first
  const { books } = useBooks(
    useMemo(() => (value === undefined ? NONE : pairsOf(value)), [value, pairsOf]),
  )
  const withBooks = question && books.length > 0 ? { ...question, books } : undefined
  const byBooks = useAsked(withBooks)
  return byBooks.value === undefined
    ? { answer: first, asked: without }
    : { answer: byBooks, asked: withBooks }
}
