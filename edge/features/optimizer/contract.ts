import { HabitationAnswer, HabitationRequest } from '../../../engine/game/habitation.ts'
import { defineRoute } from '../../contract/route.ts'

export const optimizeHabitation = defineRoute({
  method: 'POST',
  path: '/optimize/habitation',
  access: 'user',
  summary: 'The cheapest and the smallest set of habitations that house a workforce',
  body: HabitationRequest,
  answer: HabitationAnswer,
})
