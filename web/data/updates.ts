import type { UpdatedPlan } from '../../engine/empire/update.ts'
import { observable } from '../browser/observable.ts'

/** Plans that the game's last update touched, until the player has read of it. */
export const updatedPlans = observable<readonly UpdatedPlan[]>([])
