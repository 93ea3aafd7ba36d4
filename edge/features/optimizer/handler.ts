import { habitationAnswer } from '../../../engine/plan/habitation/habitation.ts'
import type { Handlers } from '../../http/handle.ts'

export const optimizeHandlers = {
  optimizeHabitation: ({ body }) => habitationAnswer(body),
} satisfies Handlers
