import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import { isImpossible } from '../../engine/empire/impossible.ts'
import { bonusMark, cxMark, designMark, rulesMarks } from '../../engine/history/marks.ts'
import type { EvaluatedEmpire, MarkedPlan } from '../../engine/history/record.ts'
import type { Planet } from '../../engine/model/gamedata.ts'
import type { PlanData } from '../../engine/model/plan.ts'
import { ACCURATE } from '../../engine/reference/rules.ts'
import { type Universe, withPlanets } from '../../engine/universe/universe.ts'
import { universeOf } from '../gamedata/serve/universe.ts'
import type { CallersTurn, Database } from '../ports.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { historyRepo, type RecordedEmpire } from '../repo/history.ts'
import { type SheetPlan, sheetPlansRepo } from '../repo/sheet-plans.ts'

/** A few milliseconds of calculation. */
const PLANS_A_PIECE = 8

/**
 * Every empire of an account that has plans, in Accurate and at the prices of its own CX. What a player keeps in the
 * browser (the default CX, fees entered by hand, Classic) is not known here. Null before there is any game data.
 */
export async function evaluatedEmpires(
  db: Database,
  userId: number,
  inTurn: CallersTurn,
): Promise<EvaluatedEmpire[] | null> {
  const lists = await universeOf(db)
  if (!lists) return null
  const evaluated: EvaluatedEmpire[] = []
  for (const empire of await historyRepo(db).empires(userId)) {
    const pages = await sheetPlansRepo(db).listOfEmpire(userId, empire.uuid)
    const plans: MarkedPlan[] = []
    for await (const page of pages ?? []) {
      const planets = await planetsOf(db, page)
      for (let at = 0; at < page.length; at += PLANS_A_PIECE) {
        const piece = page.slice(at, at + PLANS_A_PIECE)
        plans.push(...(await inTurn(async () => marked(lists, planets, empire, piece))))
      }
    }
    const { uuid, bonus, cx } = empire
    if (plans.length > 0) evaluated.push({ uuid, cx: cxMark(cx), bonus: bonusMark(bonus), plans })
  }
  return evaluated
}

async function planetsOf(
  db: Database,
  page: readonly SheetPlan[],
): Promise<ReadonlyMap<string, Planet>> {
  const ids = new Set(page.flatMap(({ data }) => data?.planet.planetid ?? []))
  const planets = JSON.parse(await gamedataRepo(db).planetRecords([...ids])) as Planet[]
  return new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
}

/** What cannot be read, stands nowhere or cannot be built is part of no total, here as on the page. */
function marked(
  lists: Universe,
  planets: ReadonlyMap<string, Planet>,
  { bonus, cx }: RecordedEmpire,
  page: readonly SheetPlan[],
): MarkedPlan[] {
  const known = new Map<string, PlanData>()
  for (const { planUuid, data } of page) if (data) known.set(planUuid, data)
  const ofPlans = [...known.values()].flatMap(({ planet }) => planets.get(planet.planetid) ?? [])
  const universe = withPlanets(lists, [...new Set(ofPlans)])
  const rulesOf = rulesMarks(universe)
  const plans = [...known].map(([uuid, plan]) => ({ uuid, name: '', plan }))
  return evaluatePlans(universe, { plans, cx, empire: bonus, rules: ACCURATE }).flatMap(
    (outcome) => {
      if (outcome.problem !== null || isImpossible(outcome)) return []
      const { uuid, profit, materialIo } = outcome
      const plan = known.get(uuid)!
      const rules = rulesOf(plan, planets.get(plan.planet.planetid))
      return [{ uuid, profit, materialIo, design: designMark(plan), rules }]
    },
  )
}
