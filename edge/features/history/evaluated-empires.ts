import { evaluatePlans } from '../../../engine/empire/evaluate-plans.ts'
import { isImpossible } from '../../../engine/empire/impossible.ts'
import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { bonusMark, cxMark, designMark, rulesMarks } from '../../../engine/today/history/marks.ts'
import type { EvaluatedEmpire, MarkedPlan } from '../../../engine/today/history/record.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import type { CallerScheduler, Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { type SheetPlan, sheetPlansRepo } from '../plans/sheet-plans.ts'
import { historyRepo, type RecordedEmpire } from './repo.ts'

/** After so much calculation others come first. */
const PIECE_MS = 4

/**
 * Every empire of an account that has plans, in Accurate and at the prices of its own CX. What a player keeps in the
 * browser (the default CX, fees entered by hand, Classic) is not known here. Null before there is any game data. Each plan is
 * read once, and calculated once for all empires with the same CX and bonus; `end` ends the work between two pieces.
 */
export async function evaluatedEmpires(
  db: Database,
  userId: number,
  schedule: CallerScheduler,
  end?: AbortSignal,
): Promise<EvaluatedEmpire[] | null> {
  const lists = await universeOf(db)
  if (!lists) return null
  const repo = historyRepo(db)
  const empires = await repo.empires(userId)
  const homes = await repo.homes(userId)
  const plansOf = new Map(empires.map(({ id }) => [id, [] as MarkedPlan[]]))
  for await (const page of sheetPlansRepo(db).listAll(userId))
    await addPage(page.filter(({ planUuid }) => homes.has(planUuid)))
  return empires.flatMap(({ id, uuid, bonus, cx }) => {
    const plans = plansOf.get(id)!
    return plans.length > 0 ? { uuid, cx: cxMark(cx), bonus: bonusMark(bonus), plans } : []
  })

  async function addPage(page: readonly SheetPlan[]): Promise<void> {
    const ids = new Set(page.flatMap(({ data }) => data?.planet.planetid ?? []))
    const records = await gamedataRepo(db).planetRecords([...ids])
    const marked = await schedule(async () => marking(lists!, JSON.parse(records)))
    for (let at = 0; at < page.length; ) {
      end?.throwIfAborted()
      at = await schedule(async () => {
        const began = performance.now()
        let next = at
        do addPlan(page[next++]!, marked)
        while (next < page.length && performance.now() - began < PIECE_MS)
        return next
      })
    }
  }

  function addPlan(plan: SheetPlan, marked: ReturnType<typeof marking>): void {
    const home = homes.get(plan.planUuid)!
    const known = new Map<string, MarkedPlan | null>()
    for (const empire of empires) {
      if (!home.has(empire.id)) continue
      const { faction, permits_used, permits_total } = empire.bonus
      const key = [empire.cxId, faction, permits_used, permits_total].join()
      if (!known.has(key)) known.set(key, marked(plan, empire))
      const result = known.get(key)
      if (result) plansOf.get(empire.id)!.push(result)
    }
  }
}

/** Null for what cannot be read, stands nowhere or cannot be built: it is part of no total, here as on the page. */
function marking(
  lists: Universe,
  planets: readonly Planet[],
): (plan: SheetPlan, empire: RecordedEmpire) => MarkedPlan | null {
  const known = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const universe = withPlanets(lists, planets)
  const rulesOf = rulesMarks(universe)
  return ({ planUuid: uuid, data: plan }, { bonus: empire, cx }) => {
    if (!plan) return null
    const plans = [{ uuid, name: '', plan }]
    const [outcome] = evaluatePlans(universe, { plans, cx, empire, rules: ACCURATE })
    if (!outcome || outcome.problem !== null || isImpossible(outcome)) return null
    const { profit, materialIo } = outcome
    const rules = rulesOf(plan, known.get(plan.planet.planetid))
    return { uuid, profit, materialIo, design: designMark(plan), rules }
  }
}
