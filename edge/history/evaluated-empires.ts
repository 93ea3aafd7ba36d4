import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import { isImpossible } from '../../engine/empire/impossible.ts'
import { bonusMark, cxMark, designMark, rulesMarks } from '../../engine/history/marks.ts'
import type { EvaluatedEmpire, MarkedPlan } from '../../engine/history/record.ts'
import type { Planet } from '../../engine/model/gamedata.ts'
import { ACCURATE } from '../../engine/reference/rules.ts'
import { type Universe, withPlanets } from '../../engine/universe/universe.ts'
import { universeOf } from '../gamedata/serve/universe.ts'
import type { CallersTurn, Database } from '../ports.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { historyRepo, type RecordedEmpire } from '../repo/history.ts'
import { type SheetPlan, sheetPlansRepo } from '../repo/sheet-plans.ts'

/** After so much calculation others come first. */
const PIECE_MS = 4

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
    for await (const page of pages ?? []) plans.push(...(await ofPage(page, empire)))
    const { uuid, bonus, cx } = empire
    if (plans.length > 0) evaluated.push({ uuid, cx: cxMark(cx), bonus: bonusMark(bonus), plans })
  }
  return evaluated

  async function ofPage(page: readonly SheetPlan[], empire: RecordedEmpire) {
    const ids = new Set(page.flatMap(({ data }) => data?.planet.planetid ?? []))
    const records = await gamedataRepo(db).planetRecords([...ids])
    const marked = await inTurn(async () => marking(lists!, JSON.parse(records), empire))
    const plans: MarkedPlan[] = []
    for (let at = 0; at < page.length; ) {
      at = await inTurn(async () => {
        const began = performance.now()
        let next = at
        do plans.push(...marked(page[next++]!))
        while (next < page.length && performance.now() - began < PIECE_MS)
        return next
      })
    }
    return plans
  }
}

/** What cannot be read, stands nowhere or cannot be built is part of no total, here as on the page. */
function marking(
  lists: Universe,
  planets: readonly Planet[],
  { bonus: empire, cx }: RecordedEmpire,
): (plan: SheetPlan) => MarkedPlan[] {
  const known = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
  const universe = withPlanets(lists, planets)
  const rulesOf = rulesMarks(universe)
  return ({ planUuid: uuid, data: plan }) => {
    if (!plan) return []
    const plans = [{ uuid, name: '', plan }]
    const [outcome] = evaluatePlans(universe, { plans, cx, empire, rules: ACCURATE })
    if (!outcome || outcome.problem !== null || isImpossible(outcome)) return []
    const { profit, materialIo } = outcome
    const rules = rulesOf(plan, known.get(plan.planet.planetid))
    return [{ uuid, profit, materialIo, design: designMark(plan), rules }]
  }
}
