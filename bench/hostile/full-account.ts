import type { Database } from '../../edge/ports.ts'
import { usersRepo } from '../../edge/repo/users.ts'
import { planWrite } from '../../scripts/stage/samples.ts'

const PLANS = 500
const EMPIRES = 4

/** A base that is cheap to send and expensive to calculate. */
function costlyPlan(): { planet: string; data: string } {
  const [first] = planWrite().buildings
  const building = {
    name: 'FP',
    amount: 1,
    active_recipes: Array(10).fill(first!.active_recipes[0]),
  }
  const plan = planWrite({ buildings: Array(20).fill(building) })
  const { planet, infrastructure, buildings, planet_id } = plan
  return { planet: planet_id, data: JSON.stringify({ planet, infrastructure, buildings }) }
}

/**
 * Creates an account with the maximum number of plans in all its empires, directly in the database. Returns its id and
 * the planet of its plans.
 */
export async function fullAccount(
  db: Database,
  username: string,
  now: number,
): Promise<{ id: number; planet: string }> {
  const person = { username, email: null, password: 'x', now }
  const { id } = (await usersRepo(db).add(person)) as { id: number }
  const { planet, data } = costlyPlan()
  const places = JSON.stringify(Array.from({ length: PLANS }, (_, n) => n))
  const empires = JSON.stringify(Array.from({ length: EMPIRES }, (_, n) => n + 1))
  await db.batch([
    {
      sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used, permits_total,
              override_empire, baseplanner_data, created_at, updated_at)
            select lower(printf('%08x-0000-4000-8000-%012x', value, :id)), :id, 'Base ' || value, :planet,
              'NONE', 1, 2, 0, :data, :now, :now from json_each(:places)`,
      args: { id, planet, data, now, places },
    },
    {
      sql: `insert into empires (uuid, user_id, name, faction, permits_used, permits_total,
              use_fio_storage, created_at, updated_at)
            select lower(printf('%08x-0000-4000-9000-%012x', value, :id)), :id, 'Empire ' || value, 'NONE',
              value, 2 * value, 0, :now, :now from json_each(:empires)`,
      args: { id, now, empires },
    },
    {
      sql: `insert into empire_plans (empire_id, plan_id)
            select e.id, p.id from empires as e join plans as p on p.user_id = e.user_id
            where e.user_id = ?`,
      args: [id],
    },
  ])
  return { id, planet }
}
