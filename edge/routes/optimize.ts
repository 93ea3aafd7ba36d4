import { habitationAnswer } from '../../engine/habitation/habitation.ts'
import type { Handlers } from '../http/handle.ts'

export const optimizeHandlers = {
  optimizeHabitation: ({ body }) => habitationAnswer(body),
} satisfies Handlers
