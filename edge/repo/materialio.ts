import type { PlanMaterialIo } from '../../engine/model/plan.ts'
import { textOf } from '../crypto/encoding.ts'
import type { Database } from '../ports.ts'
import { empireId } from './empires.ts'
import { allOwned } from './ownership.ts'
import { type Selection, textsInPages } from './pages.ts'
import { EMPIRE_PLAN_KEYS, USER_PLAN_KEYS } from './plans.ts'
import { BYTES_OF, STORED_BYTES } from './quota.ts'

/** What a plan uses and makes a day. */
export interface PlanFlow {
  planetNaturalId: string
  planUuid: string
  planName: string
  flow: readonly StoredFlow[]
}

/** As a plan's row holds it. */
type StoredFlow = [ticker: string, input: number, output: number]
export type FlowSaving = 'saved' | 'unknown plan' | 'account full'

export function materialIoRepo(db: Database) {
  return {
    /** Replaces the flow of each plan, of all or of none. */
    async replace(
      userId: number,
      flows: readonly PlanMaterialIo[],
      quota: number,
    ): Promise<FlowSaving> {
      // A plan that is named twice has the flow of its last entry.
      const flowOf = new Map(flows.map((flow) => [flow.uuid, storedFlow(flow)]))
      const plans = JSON.stringify([...flowOf.keys()])
      const rows = JSON.stringify([...flowOf])
      const flow = BYTES_OF('value ->> 1')
      const written = `(select coalesce(sum(${flow}), 0) from json_each(:rows))`
      const owned = allOwned('plans', 'plans')
      // Uncorrelated, so the sums are taken once, before the first row changes.
      const old = `(select coalesce(sum(${BYTES_OF('material_io')}), 0) from plans
        where uuid in (select value from json_each(:plans)))`
      const fits = `(${written} <= ${old} or ${STORED_BYTES} - ${old} + ${written} <= :quota)`
      const [verdict, saved] = await db.batch([
        { sql: `select ${owned} as owned`, args: { user: userId, plans } },
        {
          sql: `update plans set material_io = named.value ->> 1 from json_each(:rows) as named
                where plans.uuid = named.value ->> 0 and ${owned} and ${fits}`,
          args: { user: userId, plans, rows, quota },
        },
      ])
      if (verdict!.rows[0]!.owned !== 1) return 'unknown plan'
      return saved!.rowsAffected === flowOf.size ? 'saved' : 'account full'
    },

    listAll: (userId: number) => planFlows(db, USER_PLAN_KEYS, { user: userId }),

    /** Null when the empire is not one of this person's. */
    async listOfEmpire(userId: number, empireUuid: string) {
      const empire = await empireId(db, userId, empireUuid)
      return empire === null ? null : planFlows(db, EMPIRE_PLAN_KEYS, { user: userId, empire })
    },
  }
}

/** The flow of a plan at a time. */
async function* planFlows(
  db: Database,
  keys: string,
  args: Selection['args'],
): AsyncGenerator<PlanFlow> {
  const head = `rtrim(json_array(p.planet_id, p.uuid, p.name), ']')`
  const text = `${head} || ',' || coalesce(p.material_io, '[]') || ']'`
  const from = 'plans as p on p.id = page.id'
  for await (const texts of textsInPages(db, { keys, text, from, args }))
    for (const [planetNaturalId, planUuid, planName, flow] of JSON.parse(`[${textOf(texts)}]`))
      yield { planetNaturalId, planUuid, planName, flow }
}

function storedFlow({ material_io }: PlanMaterialIo): StoredFlow[] {
  const flow = material_io.map(({ ticker, input, output }): StoredFlow => [ticker, input, output])
  return flow.sort(([a], [b]) => (a < b ? -1 : 1))
}
