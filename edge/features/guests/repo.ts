import type { InStatement } from '@libsql/client'
import type { CxData } from '../../../engine/game/cx.ts'
import type { EmpireWrite } from '../../../engine/game/empire.ts'
import type { PlanWrite } from '../../../engine/game/plan.ts'
import { foldedName } from '../../contract/account-names.ts'
import type { Database } from '../../ports.ts'

export interface GuestHoldings {
  readonly cx: CxData
  readonly empires: readonly {
    readonly empire: EmpireWrite
    readonly plans: readonly PlanWrite[]
  }[]
}

interface NewGuest {
  readonly username: string
  readonly password: string
  readonly now: number
  /** How many guests there may be. */
  readonly most: number
  readonly holdings: GuestHoldings
}

export function guestsRepo(db: Database) {
  return {
    /** Adds a guest with its example economy, or nothing of it. Returns null if there are as many guests as allowed. */
    async open({ username, password, now, most, holdings }: NewGuest): Promise<number | null> {
      const statements: InStatement[] = [
        {
          sql: `insert into users (username, username_key, password, created_at, last_action, is_guest, has_example)
                select :username, :key, :password, :now, :now, 1, 1
                where (select count(*) from users where is_guest = 1) < :most`,
          args: { username, key: foldedName(username), password, now, most },
        },
        ...holdingsOf(username, holdings, now),
        { sql: 'select id from users where username = ?', args: [username] },
      ]
      const answers = await db.batch(statements)
      const id = answers.at(-1)!.rows[0]?.id
      return id === undefined ? null : Number(id)
    },
  }
}

/** If the guest was not added, these statements find no owner and add nothing. */
function holdingsOf(username: string, { cx, empires }: GuestHoldings, now: number): InStatement[] {
  const owner = '(select id from users where username = :username)'
  const cxUuid = crypto.randomUUID()
  const { name, ...preferences } = cx
  const statements: InStatement[] = [
    {
      sql: `insert into cx (uuid, user_id, name, preferences, created_at, updated_at)
            select :uuid, id, :name, :preferences, :now, :now from users where username = :username`,
      args: { uuid: cxUuid, username, name, preferences: JSON.stringify(preferences), now },
    },
  ]
  for (const { empire, plans } of empires) {
    const empireUuid = crypto.randomUUID()
    statements.push({
      sql: `insert into empires (uuid, user_id, name, faction, permits_used, permits_total,
              use_fio_storage, cx_id, created_at, updated_at)
            select :uuid, id, :name, :faction, :used, :total, :fio,
              (select id from cx where uuid = :cx), :now, :now from users where username = :username`,
      args: {
        uuid: empireUuid,
        username,
        cx: cxUuid,
        now,
        name: empire.name,
        faction: empire.faction,
        used: empire.permits_used,
        total: empire.permits_total,
        fio: empire.use_fio_storage ? 1 : 0,
      },
    })
    for (const plan of plans) {
      const { planet, infrastructure, buildings } = plan
      const planUuid = crypto.randomUUID()
      statements.push(
        {
          sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used,
                  permits_total, override_empire, baseplanner_data, created_at, updated_at)
                select :uuid, ${owner}, :name, :planet, :faction, :used, :total, :override, :data, :now, :now
                where ${owner} is not null`,
          args: {
            uuid: planUuid,
            username,
            name: plan.name,
            planet: plan.planet_id,
            faction: plan.faction,
            used: plan.permits_used,
            total: plan.permits_total,
            override: plan.override_empire ? 1 : 0,
            data: JSON.stringify({ planet, infrastructure, buildings }),
            now,
          },
        },
        {
          sql: `insert into empire_plans (empire_id, plan_id)
                select e.id, p.id from empires as e, plans as p where e.uuid = ? and p.uuid = ?`,
          args: [empireUuid, planUuid],
        },
      )
    }
  }
  return statements
}
