import type { InfrastructureType } from '../plan.ts'
import rows from './reference-bases.json' with { type: 'json' }

export interface ReferenceBase {
  building: string
  amount: number
  infrastructure: Partial<Record<InfrastructureType, number>>
}

export const REFERENCE_BASES: readonly ReferenceBase[] = rows.map(
  ([building, amount, infrastructure]) => ({ building, amount, infrastructure }) as ReferenceBase,
)
