import type { BookFigure } from '../../engine/explain/booked.ts'
import type { Term } from '../../engine/explain/term.ts'
import type { QuestionOf } from '../../workers/calls.ts'
import { explain } from './calls.ts'

/** The derivation of a profit against order books, down to the filled steps. */
export const bookExplainSource = (question: QuestionOf<'bookedProfit'> | undefined) => ({
  async load(figure: BookFigure, path: readonly number[], signal: AbortSignal): Promise<Term> {
    if (!question) throw new Error('The profit against order books is not calculated yet.')
    return explain({ in: 'book', question, figure, path, depth: 1 }, signal)
  },
})
