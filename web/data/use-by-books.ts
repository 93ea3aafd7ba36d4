import { useMemo } from 'react'
import type { WithBooks } from '../../workers/questions.ts'
import type { Answer } from './use-answer.ts'
import { type BookPair, useBooks } from './use-books.ts'

const NONE: readonly never[] = []

export interface ByBooks<Question, T> {
  readonly answer: Answer<T>
  /** With the books that the answer rests on. */
  readonly asked: (Question & WithBooks) | undefined
}

/**
 * A question answered by the books of now. What once stood in them says first which books matter most: those are fetched.
 * `pairsOf` is kept by the caller.
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
