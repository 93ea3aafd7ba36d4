import type { ContractCondition } from '../game/company.ts'
import type { Load, MaterialAmount } from '../market/shipment.ts'
import { type ContractStep, goodsToBring } from './contract-steps.ts'

/** A flight that a contract asks of the player. Places are those of the game. */
export interface ContractJob {
  /** Id of the condition that the flight fulfils. */
  readonly condition: string
  /** Where the goods are loaded. Null: nothing is loaded, or it is already aboard. Undefined: any store that has the goods. */
  readonly pickUp: string | null | undefined
  readonly dropOff: string
  readonly goods: MaterialAmount | null
  /** Weight and volume of freight. FIO does not name the goods in it. */
  readonly freight: Load | null
  readonly pickUpDueMs: number | null
  readonly dropOffDueMs: number | null
}

/** The flights that can begin now, in the order of the conditions. */
export function jobsOf(steps: readonly ContractStep[]): ContractJob[] {
  return steps.flatMap((step) => jobOf(step, steps) ?? [])
}

function jobOf(step: ContractStep, steps: readonly ContractStep[]): ContractJob | null {
  const { condition, isOwn, state, dueMs } = step
  if (!isOwn || state !== 'open') return null
  const { id, place, destination, type } = condition
  const job = { condition: id, freight: null, goods: null, pickUpDueMs: null }
  const goods = goodsToBring(condition)
  if (goods && place !== null)
    return { ...job, pickUp: undefined, dropOff: place, goods, dropOffDueMs: dueMs }
  if (type === 'COMEX_PURCHASE_PICKUP' && place !== null)
    return { ...job, pickUp: null, dropOff: place, dropOffDueMs: dueMs }
  if (type === 'PICKUP_SHIPMENT' && place !== null) {
    const delivery = steps.find(
      ({ condition: { type: next, after } }) => next === 'DELIVERY_SHIPMENT' && after.includes(id),
    )
    const to = delivery?.condition.destination
    if (!delivery || !to) return { ...job, pickUp: null, dropOff: place, dropOffDueMs: dueMs }
    return {
      ...{ condition: delivery.condition.id, goods: null, freight: loadOf(condition) },
      ...{ pickUp: place, dropOff: to, pickUpDueMs: dueMs, dropOffDueMs: delivery.dueMs },
    }
  }
  if (type === 'DELIVERY_SHIPMENT' && destination !== null) {
    const picked = steps.find(
      (one) =>
        one.condition.type === 'PICKUP_SHIPMENT' && condition.after.includes(one.condition.id),
    )
    const freight = loadOf(picked?.condition ?? condition)
    return { ...job, pickUp: null, dropOff: destination, freight, dropOffDueMs: dueMs }
  }
  return null
}

const loadOf = ({ tonnes, cubicMetres }: ContractCondition): Load => ({
  weight: tonnes,
  volume: cubicMetres,
})
