import { expect, type Page, type Worker } from '@playwright/test'

/** What opening a page may cost at most: compressed JavaScript, and calls of the API. */
interface Budget {
  scriptBytes: number
  calls: number
}

const kB = 1000

/** The first visit, as a visitor's browser without memory pays for it. */
export const HOMEPAGE_SCRIPT_BYTES = 125 * kB

/**
 * A page that outgrows its budget is cut down, or the change says why it may cost more. TanStack Table and the fees of
 * governments raised those of /empire, /plan, /market-exploration, /advisor, /roi-overview, /production-chain, /fio and /api.
 * Flights raised those of /empire, /search, /plan, /market-exploration, /roi-overview, /atlas, /hq-upgrade-calculator,
 * /government, /ships and /fio/burn. Price steps, versions of data and currency rates raised those of /exchanges,
 * /resource-roi-overview, /production-chain and /profile; what an account was told of updates is a call of /empire and /updates.
 * Order books, ships in the economy file, alerts and more pages in the navigation raised those of /empire, /search, /plan,
 * /advisor, /roi-overview, /resource-roi-overview, /hq-upgrade-calculator, /ships and /fio/burn.
 * One basis in the head, with freight, own sourcing and order books in the headline, raised those of /empire and /plan; fees of
 * all planets, plots, ends of programmes and marks of averages those of the tables and the advisor; the count of Today, the
 * idle rule and what FIO reports of a company every player's page by 2 kB. The orbits of 4,576 bodies, by which flights are
 * exact, are 85 kB of /ships and /arbitrage. What a base really uses and makes, worked out for every player, the choice between it and
 * the plans, and where each ship is, raised those of /search, /ships, /fio/burn and /today, and by 1 to 3 kB those of the tables.
 * The tabs of pages and the commands of the palette are 1 kB of every player's page, the first account 2 kB of /empire; the shapes
 * of all order books, by which trips are filled, are 24 kB of /arbitrage. Rings of jumps, names and classes of the star map are
 * 2 kB of /search and /ships, the menu of tables, their
 * edges and pinned columns 1 to 2 kB of pages with tables. The menu in which a card of Today is snoozed, and what is kept of it,
 * are 25 kB of /today; searches that outlive their screen are 4 kB of /advisor, bulk actions 3 kB of /manage. Layouts that follow
 * the room of the page, shared empires, what is known of daily volumes and rows that open by Enter raised most by 1 to 3 kB; one
 * order for all red bases and the money of repairs those of /fio/burn and /fio/repair by 8 to 11; derivations and one plan of
 * flights those of /empire, /plan and /today by 6 to 9; calculations shared by its five tools that of /advisor by 17.
 */
const BUDGETS: Readonly<Record<string, Budget>> = {
  '/imprint-tos': { scriptBytes: 195 * kB, calls: 2 },
  '/request-password-reset': { scriptBytes: 195 * kB, calls: 2 },
  '/empire': { scriptBytes: 334 * kB, calls: 10 },
  // Names what cannot be read, record by record; export and import come with their tab.
  '/manage': { scriptBytes: 315 * kB, calls: 8 },
  '/exchanges': { scriptBytes: 307 * kB, calls: 5 },
  '/search': { scriptBytes: 303 * kB, calls: 6 },
  '/plan/UV-351a': { scriptBytes: 405 * kB, calls: 10 },
  '/plan-link': { scriptBytes: 330 * kB, calls: 4 },
  '/compare': { scriptBytes: 279 * kB, calls: 7 },
  '/market-exploration': { scriptBytes: 362 * kB, calls: 8 },
  '/advisor': { scriptBytes: 326 * kB, calls: 7 },
  '/best-empire': { scriptBytes: 308 * kB, calls: 8 },
  '/roi-overview': { scriptBytes: 370 * kB, calls: 10 },
  '/resource-roi-overview': { scriptBytes: 304 * kB, calls: 6 },
  // The star map, flights and lanes come when they are asked for; what all pages share grew by 6 kB.
  '/atlas': { scriptBytes: 373 * kB, calls: 10 },
  '/hq-upgrade-calculator': { scriptBytes: 340 * kB, calls: 9 },
  '/government': { scriptBytes: 338 * kB, calls: 9 },
  '/production-chain': { scriptBytes: 296 * kB, calls: 6 },
  '/ships': { scriptBytes: 516 * kB, calls: 13 },
  '/arbitrage': { scriptBytes: 522 * kB, calls: 14 },
  '/fio/burn': { scriptBytes: 321 * kB, calls: 4 },
  '/fio/repair': { scriptBytes: 284 * kB, calls: 4 },
  '/today': { scriptBytes: 336 * kB, calls: 4 },
  '/updates': { scriptBytes: 276 * kB, calls: 10 },
  '/alerts': { scriptBytes: 300 * kB, calls: 9 },
  '/contracts': { scriptBytes: 300 * kB, calls: 4 },
  '/api': { scriptBytes: 272 * kB, calls: 6 },
  '/profile': { scriptBytes: 278 * kB, calls: 9 },
  '/help': { scriptBytes: 223 * kB, calls: 4 },
}

/** What the page has fetched so far, and its calculator by itself; what the service worker stores for later is not the page's. */
async function costOf(page: Page): Promise<Budget> {
  const calculators = page.workers().filter((worker) => worker.url().includes('/engine.worker'))
  const fetched = (await Promise.all([page, ...calculators].map(fetchedBy))).flat()
  return {
    scriptBytes: fetched
      .filter(({ path }) => path.endsWith('.js'))
      .reduce((sum, { bytes }) => sum + bytes, 0),
    calls: fetched.filter(({ path }) => path.startsWith('/api/')).length,
  }
}

const fetchedBy = (thread: Pick<Worker, 'evaluate'>): Promise<{ path: string; bytes: number }[]> =>
  thread.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return fetched.map(({ name, encodedBodySize }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
    }))
  })

export async function expectWithinBudget(page: Page, path: string): Promise<void> {
  const budget = BUDGETS[path]
  if (!budget) return
  // What a page loads after it can be read counts as well.
  await page.waitForLoadState('networkidle')
  const { scriptBytes, calls } = await costOf(page)
  expect.soft(scriptBytes, `${path}: bytes of script`).toBeLessThanOrEqual(budget.scriptBytes)
  expect.soft(calls, `${path}: calls`).toBeLessThanOrEqual(budget.calls)
}
