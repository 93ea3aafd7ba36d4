import type { Contract, ContractCondition } from '../../engine/game/company.ts'

/** A delivery of 100 RAT to Katoa that the player owes, but for what is named. */
export const deliveryOf = (
  id: string,
  about: Partial<ContractCondition> = {},
): ContractCondition => ({
  ...{ id, index: 0, type: 'DELIVERY', party: 'PROVIDER', status: 'PENDING', after: [] },
  ...{ place: 'UV-351a', destination: null, goods: { ticker: 'RAT', amount: 100 } },
  ...{ tonnes: 0, cubicMetres: 0, payment: null, deadlineMs: null, deadlineAfterMs: null },
  ...about,
})

export const contractOf = (
  conditions: readonly ContractCondition[],
  about: Partial<Contract> = {},
): Contract => ({
  ...{ id: 'c', localId: 'C1', name: null, createdMs: 0, dueMs: null, party: 'PROVIDER' },
  ...{ status: 'CLOSED', partner: 'Ada', conditions: [...conditions] },
  ...about,
})
