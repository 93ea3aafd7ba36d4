import { evaluatePlans } from '../../../engine/empire/evaluate-plans.ts'
import { isImpossible } from '../../../engine/empire/impossible.ts'
import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { bonusMark, cxMark, designMark, rulesMarks } from '../../../engine/today/history/marks.ts'
import type { EvaluatedEmpire, MarkedPlan } from '../../../engine/today/history/record.ts'
import { type Universe, withPlanets } from '../../../engine/universe/universe.ts'
import { runInSlices } from '../../event-loop.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import type { CallerScheduler, Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { scheduledPages } from '../../repo/pages.ts'
import { type PlanInEmpires, sheetPlansRepo } from '../plans/sheet-plans.ts'
import { historyRepo, type RecordedEmpire } from './repo.ts'

/**
 * Every empire of an account that has plans, in Accurate and at the prices of its own CX. What a player keeps in the
 * browser (the default CX, fees entered by hand, Classic) is not known here. Returns null before there is any game data. Each
 * plan is read once, and calculated once for all empires with the same CX and bonus. `end` stops the work between two slices.
 */
export async function evaluateEmpires(
  db: Database,
  userId: number,
  schedule: CallerScheduler,
  end?: AbortSignal,
): Promise<EvaluatedEmpire[] | null> {
  const lists = await universeOf(db)
  if (!lists) return null
  const repo = historyRepo(db)
  const empires: MarkedEmpire[] = []
  const cxs = new Map<number | null, Pick<MarkedEmpire, 'cx' | 'cxMark'>>()
  for (const empire of await repo.empires(userId)) {
    const { cxId } = empire
    const known =
      cxs.get(cxId) ??
      (await schedule(async () => {
        const cx = cxId === null ? null : await repo.cx(cxId)
        return { cx, cxMark: cxMark(cx) }
      }))
    cxs.set(cxId, known)
    empires.push({ ...empire, ...known })
  }
  const plansOf = new Map(empires.map(({ id }) => [id, [] as MarkedPlan[]]))
  for await (const page of scheduledPages(schedule, sheetPlansRepo(db).listInEmpires(userId))) {
    const ids = new Set(page.flatMap(({ data }) => data?.planet.planetid ?? []))
    const marked = await schedule(async () =>
      marking(lists, JSON.parse(await gamedataRepo(db).planetRecords([...ids]))),
    )
    await runInSlices(schedule, addPlans(page, marked), end)
  }
  return empires.flatMap(({ id, uuid, bonus, cxMark: cx }) => {
    const plans = plansOf.get(id)!
    return plans.length > 0 ? { uuid, cx, bonus: bonusMark(bonus), plans } : []
  })

  function* addPlans(
    page: readonly PlanInEmpires[],
    marked: ReturnType<typeof marking>,
  ): Generator<undefined, void> {
    for (const plan of page) {
      addPlan(plan, marked)
      yield
    }
  }

  function addPlan(plan: PlanInEmpires, marked: ReturnType<typeof marking>): void {
    const known = new Map<string, MarkedPlan | null>()
    for (const empire of empires) {
      if (!plan.empireIds.includes(empire.id)) continue
      const { faction, permits_used, permits_total } = empire.bonus
      const key = [empire.cxId, faction, permits_used, permits_total].join()
      if (!known.has(key)) known.set(key, marked(plan, empire))
      const result = known.get(key)
      if (result) plansOf.get(empire.id)!.push(result)
    }
  }
}

interface MarkedEmpire extends RecordedEmpire {
  /** Null: the 30-day averages of the universe. */
  cx: CxData | null
  cxMark: number
}

/** Returns null for a plan that is unreadable, has no known planet or cannot be built. No total contains it, here as on the page. */
function marking(
  lists: Universe,
  planets: readonly Planet[],
): (plan: PlanInEmpires, empire: MarkedEmpire) => MarkedPlan | null {
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
