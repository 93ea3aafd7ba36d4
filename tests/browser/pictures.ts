import type { Guest, Stop } from './walk.ts'

/** A page with a picture: `route` is its address without what only this guest has. */
interface Pictured {
  name: string
  route: string
  addressFor: (guest: Guest) => string
  table?: Stop['table']
}

export const PICTURES: readonly Pictured[] = [
  {
    name: 'empire',
    route: '/empire',
    addressFor: ({ empire }) => `/empire/${empire}`,
    table: /^Profit/,
  },
  {
    name: 'flow',
    route: '/empire?tab=flow',
    addressFor: ({ empire }) => `/empire/${empire}?tab=flow`,
    table: true,
  },
  { name: 'manage', route: '/manage', addressFor: () => '/manage', table: true },
  {
    name: 'exchanges',
    route: '/exchanges',
    addressFor: ({ cx }) => `/exchanges/${cx}`,
    table: /^\$\/unit/,
  },
  {
    name: 'search',
    route: '/search',
    addressFor: () => '/search?by=name&text=pro',
    table: true,
  },
  { name: 'plan', route: '/plan', addressFor: ({ plans }) => plans.get('Promitor Farm')! },
  {
    name: 'market',
    route: '/market-exploration',
    addressFor: () => '/market-exploration?tickers=RAT,DW',
  },
  {
    name: 'recipe-roi',
    route: '/roi-overview',
    addressFor: () => '/roi-overview?building=FP',
    table: /^Sellable/,
  },
  {
    name: 'chain',
    route: '/production-chain',
    addressFor: () => '/production-chain?material=RAT',
  },
  { name: 'burn', route: '/fio/burn', addressFor: () => '/fio/burn', table: /^Lost/ },
  {
    name: 'repair',
    route: '/fio/repair',
    addressFor: () => '/fio/repair',
    table: /^Lost/,
  },
]
