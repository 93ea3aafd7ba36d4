import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Keys and shares of the other planner, each for one way in which it may answer. */
export const ACCOUNT_KEY = 'good-key'
export const SHARED = '0a1b2c3d-0000-4000-8000-00000000000a'
export const ODD_KEYS = ['html', 'cut', 'deep', 'large', 'many', 'redirect', 'broken'] as const
export type OddKey = (typeof ODD_KEYS)[number]

const plan = {
  uuid: '0a1b2c3d-0000-4000-8000-000000000001',
  plan_name: 'Wasser für “Montem”',
  planet_natural_id: 'OT-580b',
  plan_data: { experts: [], buildings: [{ name: 'RIG', amount: 4, active_recipes: [] }] },
}
/** As recorded, in its newer form. */
export const ANSWERS = {
  plans: [plan],
  empires: [{ uuid: plan.uuid, empire_name: 'Home', plans: [{ uuid: plan.uuid }] }],
  cx: { results: [{ cx_name: 'Antares', cx_data: { cx_empire: [] } }] },
  shared: { uuid: SHARED, plan_details: plan },
}
const LISTS: Record<string, unknown> = {
  '/planning/plan/': ANSWERS.plans,
  '/planning/empire/': ANSWERS.empires,
  '/planning/cx/': ANSWERS.cx,
}

const MIB = 1024 * 1024
const ODD: Record<OddKey, (response: ServerResponse) => unknown> = {
  html: (response) => response.end('<html>We are moving house</html>'),
  cut: (response) => response.end('[{"plan_name":"Half'),
  deep: (response) => response.end('['.repeat(1000)),
  large: (response) => response.end(`["${'x'.repeat(7 * MIB)}"]`),
  many: (response) => response.end(`[${Array(2001).fill('{}')}]`),
  redirect: (response) => response.writeHead(302, { Location: '/planning/empire/' }).end(),
  broken: (response) => response.writeHead(500).end('secret details'),
}

/** Stands in for the planner that players move in from. */
export async function startPlannerStub(): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url = '', headers }, response) => {
    const key = headers.authorization?.replace(/^Api-Key /, '')
    const odd = ODD[key as OddKey]
    const value = url === `/shared/${SHARED}/` ? ANSWERS.shared : LISTS[url]
    if (odd) odd(response)
    else if (url.startsWith('/planning/') && key !== ACCOUNT_KEY) response.writeHead(403).end()
    else response.writeHead(value ? 200 : 404).end(JSON.stringify(value))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
