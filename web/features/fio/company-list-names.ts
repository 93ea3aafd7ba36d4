import type { Company, CompanyList } from '../../../engine/game/company.ts'

export const COMPANY_LIST_NAMES: Readonly<Record<CompanyList, string>> = {
  lines: 'production lines',
  flights: 'ships in flight',
  workforce: 'workers',
  orders: 'exchange orders',
  contracts: 'contracts',
  cash: 'cash',
}

/** What consumption and production of a base rest on. */
export const FLOW_LISTS = ['lines', 'workforce'] as const satisfies readonly CompanyList[]

/** The names of the lists of which there is nothing, because FIO refused them or has not sent them yet. */
export const namesOfMissing = ({ sources }: Pick<Company, 'sources'>): string[] =>
  (Object.keys(COMPANY_LIST_NAMES) as CompanyList[])
    .filter((list) => {
      const { state, fetchedMs } = sources[list]
      return state === 'refused' || (state === 'failed' && fetchedMs === null)
    })
    .map((list) => COMPANY_LIST_NAMES[list])
