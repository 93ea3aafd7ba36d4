import type { Stop } from './walk.ts'

export const FOR_VISITORS = [
  '/?login=true&to=%2Fprofile',
  '/imprint-tos',
  '/verify-email',
  '/stop-alert-mail?token=1',
  '/request-password-reset',
  '/password-reset',
  '/not-implemented',
  '/plan-link',
  '/shared/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10',
  '/shared/empire/5f1c3f5e-0f5e-4a5e-9c55-2f7a3c1d9b10',
  '/together',
  '/nowhere',
]

// The pages with a picture are examined where it is taken.

/** The pages of every morning. */
export const DAILY: readonly Stop[] = [
  { address: '/plan/UV-351a' },
  { address: '/fio/burn?view=visits' },
  { address: '/today' },
]

export const RARE: readonly Stop[] = [
  { address: '/search?by=conditions&materials=FEO&surroundings=rocky', table: /^Free plots/ },
  { address: '/manage?tab=assignments' },
  // A table of a few rows, which are like all others.
  { address: '/atlas?building=FP&makes=DW&each=recipe', table: /^Sellable/ },
  // No chart is open here, so the table fills the page.
  { address: '/market-exploration', table: true },
  { address: '/advisor' },
  { address: '/ships' },
  { address: '/profile' },
  { address: '/manage?tab=cx', table: true },
  { address: '/compare' },
  { address: '/best-empire' },
  { address: '/resource-roi-overview?material=FEO', table: /^Sellable/ },
  { address: '/hq-upgrade-calculator', table: true },
  { address: '/government', table: true },
  { address: '/arbitrage', table: /^\$\/hour/ },
  { address: '/ships?view=route&from=OT-580b&to=VH-331a&ship=HCB', table: true },
  { address: '/ships?view=reach&from=OT-580', table: true },
  { address: '/updates' },
  { address: '/alerts' },
  { address: '/contracts' },
  { address: '/api' },
  { address: '/help' },
  { address: '/debug' },
]
