import type { Contract, ContractCondition, TickerAmount } from '../game/company.ts'

/** `open` can be done now; `waiting` comes after others; words of the game that we do not know count as not done. */
export type StepState = 'done' | 'violated' | 'open' | 'waiting'

export interface ContractStep {
  readonly condition: ContractCondition
  /** True if the player has to do it, false if the partner has to. */
  readonly isOwn: boolean
  readonly state: StepState
  /** Null while no deadline runs. */
  readonly dueMs: number | null
}

/** The conditions of a contract in its order. */
export function stepsOf({ party, dueMs, conditions }: Contract): ContractStep[] {
  const byId = new Map(conditions.map((condition) => [condition.id, condition]))
  return conditions.map((condition) => ({
    condition,
    isOwn: condition.party === party,
    state: stateOf(condition, byId),
    dueMs: condition.deadlineMs ?? dueMs,
  }))
}

function stateOf(
  { status, after }: ContractCondition,
  byId: ReadonlyMap<string, ContractCondition>,
): StepState {
  if (status === 'FULFILLED') return 'done'
  if (status === 'VIOLATED') return 'violated'
  // A condition that is missing from the list blocks nothing.
  const isHeldUp = after.some((id) => {
    const before = byId.get(id)
    return before !== undefined && !isOver(before)
  })
  return isHeldUp ? 'waiting' : 'open'
}

const isOver = ({ status }: ContractCondition) => status === 'FULFILLED' || status === 'VIOLATED'

const TAKES_GOODS: ReadonlySet<string> = new Set(['DELIVERY', 'PROVISION'])

/** The goods that its party has to bring to the condition's place; null if there are none, or they are unknown. */
export function goodsToBring({ type, goods }: ContractCondition): TickerAmount | null {
  return TAKES_GOODS.has(type) && goods !== null && goods.amount > 0 ? goods : null
}

/** Conditions for which goods may be reserved: the player's own that need goods and are not over. */
export const reservable = (contracts: readonly Contract[]): Map<string, Contract> =>
  new Map(
    contracts.flatMap((contract) =>
      contract.conditions
        .filter(
          (condition) =>
            condition.party === contract.party && !isOver(condition) && goodsToBring(condition),
        )
        .map(({ id }) => [id, contract] as const),
    ),
  )
