import type { FreightFigure } from '../../engine/explain/freight.ts'
import type { Term } from '../../engine/explain/term.ts'
import type { QuestionOf } from '../../workers/calls.ts'
import { explain } from './calls.ts'

export const freightExplainSource = (question: QuestionOf<'freight'> | undefined) => ({
  async load(figure: FreightFigure, path: readonly number[], signal: AbortSignal): Promise<Term> {
    if (!question) throw new Error('The freight is not calculated yet.')
    return explain({ in: 'freight', question, figure, path, depth: 1 }, signal)
  },
})
