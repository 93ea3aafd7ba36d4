import type { CompanyList } from '../../../engine/game/company.ts'

export const COMPANY_LIST_NAMES: Readonly<Record<CompanyList, string>> = {
  lines: 'production lines',
  flights: 'ships in flight',
  workforce: 'workers',
  orders: 'exchange orders',
  contracts: 'contracts',
  cash: 'cash',
}
