import type { PlanMaterialIo } from '../../engine/model/plan.ts'
import type { Database } from '../ports.ts'
import { allOwned } from './ownership.ts'

/** One material's daily flow on one plan. */
export interface MaterialIoRow {
  planetNaturalId: string
  planName: string
  ticker: string
  input: number
  output: number
}

const COLUMNS = 'p.planet_id, p.name, io.ticker, io.input, io.output'

export function materialIoRepo(db: Database) {
  const rowsOf = async (sql: string, args: (string | number)[]): Promise<MaterialIoRow[]> => {
    const { rows } = await db.execute({ sql, args })
    return rows.map((row) => ({
      planetNaturalId: String(row.planet_id),
      planName: String(row.name),
      ticker: String(row.ticker),
      input: Number(row.input),
      output: Number(row.output),
    }))
  }
  return {
    /** Replaces the flow of each plan; false, and nothing changed, when one of them is not this person's. */
    async replace(userId: number, flows: readonly PlanMaterialIo[]): Promise<boolean> {
      // A plan that is named twice has the flow of its last entry.
      const flowOf = new Map(flows.map((flow) => [flow.uuid, flow.material_io]))
      const plans = JSON.stringify([...flowOf.keys()])
      const rows = JSON.stringify(
        [...flowOf].flatMap(([uuid, flow]) =>
          flow.map(({ ticker, input, output }) => [uuid, ticker, input, output]),
        ),
      )
      const owned = allOwned('plans', 'plans')
      const [, , verdict] = await db.batch([
        {
          sql: `delete from material_io
                where plan_id in (select id from plans
                  where uuid in (select value from json_each(:plans))) and ${owned}`,
          args: { user: userId, plans },
        },
        {
          sql: `insert into material_io (plan_id, ticker, input, output)
                select p.id, entry.value ->> 1, entry.value ->> 2, entry.value ->> 3
                from json_each(:rows) as entry join plans as p on p.uuid = entry.value ->> 0
                where ${owned}`,
          args: { user: userId, plans, rows },
        },
        { sql: `select ${owned} as owned`, args: { user: userId, plans } },
      ])
      return verdict!.rows[0]!.owned === 1
    },

    listAll: (userId: number) =>
      rowsOf(
        `select ${COLUMNS} from plans as p join material_io as io on io.plan_id = p.id
         where p.user_id = ? order by p.id, io.ticker`,
        [userId],
      ),

    /** Null when the empire is not one of this person's. */
    async listOfEmpire(userId: number, empireUuid: string): Promise<MaterialIoRow[] | null> {
      const empire = await db.execute({
        sql: 'select id from empires where uuid = ? and user_id = ?',
        args: [empireUuid, userId],
      })
      const id = empire.rows[0]?.id
      if (id === undefined) return null
      return rowsOf(
        `select ${COLUMNS} from empire_plans as link
           join plans as p on p.id = link.plan_id
           join material_io as io on io.plan_id = p.id
         where link.empire_id = ? order by p.id, io.ticker`,
        [Number(id)],
      )
    },
  }
}
