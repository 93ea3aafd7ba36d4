import type { UpdatedPlan } from '../../engine/empire/update.ts'
import { observable } from '../browser/observable.ts'

export const updatedPlans = observable<readonly UpdatedPlan[]>([])

/** Whether it is known what an update changed. Before that, no list means nothing. */
export const planComparison = observable<'running' | 'done' | 'failed'>('running')
