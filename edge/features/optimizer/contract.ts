import { HabitationAnswer, HabitationRequest } from '../../../engine/game/habitation.ts'
import { post } from '../../contract/route.ts'

export const optimizeHabitation = post(
  '/optimize/habitation',
  'user',
  'The cheapest and the smallest set of habitations that house a workforce',
  HabitationAnswer,
  { body: HabitationRequest },
)
