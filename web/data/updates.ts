import type { UpdatedPlan } from '../../engine/empire/update.ts'
import { observable } from '../browser/observable.ts'

export const updatedPlans = observable<readonly UpdatedPlan[]>([])
