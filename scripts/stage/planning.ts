import type { Cx, CxData } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS, type EmpireSummary, type EmpireWrite } from '../../engine/game/empire.ts'
import type { PlanBuilding, PlanData, PlanWrite } from '../../engine/game/plan.ts'
import type { TestHost } from './host.ts'

/** The player's own work as the API takes it, so that a journey begins where it matters. */
export function planningOf(
  host: Pick<TestHost, 'fetch'>,
  { tokens }: { tokens: { access_token: string } },
) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await host.fetch(`/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${tokens.access_token}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  return {
    call,
    createPlan: (plan: PlanWrite) => call<{ uuid: string }>('PUT', '/baseplanner', plan),
    createEmpire: (empire: Partial<EmpireWrite> & { name: string }) =>
      call<EmpireSummary>('PUT', '/empire', { ...EMPIRE_DEFAULTS, ...empire }),
    assignPlans: (empire_uuid: string, plans: readonly string[]) =>
      call('PATCH', '/empire/junctions', [
        { empire_uuid, baseplanners: plans.map((baseplanner_uuid) => ({ baseplanner_uuid })) },
      ]),
    createCx: (cx: CxData) => call<Cx>('PUT', '/cx', cx),
    updateCx: (uuid: string, cx: CxData) => call('PATCH', `/cx/${uuid}`, cx),
    assignCx: (cx_uuid: string, empires: readonly string[]) =>
      call('PATCH', '/cx/junctions', [
        { cx_uuid, empires: empires.map((empire_uuid) => ({ empire_uuid })) },
      ]),
    materialIo: async (empireUuid: string) => {
      await call('POST', '/user/api-key', { keyname: 'sheet' })
      const [{ key } = { key: '' }] = await call<{ key: string }[]>('GET', '/user/api-key')
      const csv = await host.fetch(`/api/v1/csv/user/materialio/${empireUuid}/?api_key=${key}`)
      return csv.text()
    },
  }
}

const LUXURIES = (['pioneer', 'settler', 'technician', 'engineer', 'scientist'] as const).map(
  (type) => ({ type, lux1: true, lux2: true }),
)

/** A base with these buildings and room for a hundred of every worker. */
export function base(planetid: string, ...buildings: PlanBuilding[]): PlanData {
  return {
    planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: LUXURIES },
    infrastructure: [
      { building: 'HB1', amount: 6 },
      { building: 'HB2', amount: 2 },
    ],
    buildings,
  }
}

export const running = (name: string, amount: number, recipeid: string): PlanBuilding => ({
  name,
  amount,
  active_recipes: [{ recipeid, amount: 1 }],
})

export const planWrite = (name: string, data: PlanData): PlanWrite => ({
  name,
  planet_id: data.planet.planetid,
  faction: 'NONE',
  permits_used: 1,
  permits_total: 3,
  override_empire: false,
  ...data,
})
