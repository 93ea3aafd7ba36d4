import type { ListedConditions } from '../../../engine/company/reserves.ts'
import { ENDED_CONTRACTS } from './company-mapping.ts'
import type { UserContract } from './company-schemas.ts'

const OVER: ReadonlySet<string> = new Set(['FULFILLED', 'VIOLATED'])

export function listedConditions(
  contracts: readonly UserContract[],
  isComplete: boolean,
): ListedConditions {
  const over: string[] = []
  const open: [string, number | null][] = []
  for (const { Status, DueDateEpochMs, Conditions } of contracts) {
    for (const { ConditionId, Status: status, DeadlineEpochMs } of Conditions) {
      if (ENDED_CONTRACTS.has(Status) || OVER.has(status)) over.push(ConditionId)
      else open.push([ConditionId, DeadlineEpochMs ?? DueDateEpochMs])
    }
  }
  return { over, open, isComplete }
}
