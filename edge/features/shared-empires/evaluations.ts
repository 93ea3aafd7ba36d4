import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import type { CxData } from '../../../engine/game/cx.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { withPlanets } from '../../../engine/universe/universe.ts'
import { yieldAfterSlices } from '../../event-loop.ts'
import { universeOf } from '../../gamedata/serve/universe.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { type ReadPlan, sheetPlansRepo } from '../plans/sheet-plans.ts'
import type { SharedHead } from './repo.ts'

export interface EvaluatedShare extends ReadPlan {
  /** Null if the plan is unreadable or its planet is unknown. */
  result: PlanResult | null
}

/** Evaluates the plans of a shared empire as its page does: Accurate, under the shared prices or averages. */
export async function* evaluateSharedPlans(
  db: Database,
  sharedUuid: string,
  { bonus, cx }: SharedHead,
): AsyncGenerator<EvaluatedShare> {
  const lists = await universeOf(db)
  const empire = JSON.parse(bonus) as EmpireBonus
  const preferences = cx === null ? null : (JSON.parse(cx) as CxData)
  const pause = yieldAfterSlices()
  for await (const plans of sheetPlansRepo(db).listOfShare(sharedUuid)) {
    const ids = new Set(plans.flatMap(({ data }) => data?.planet.planetid ?? []))
    const planets = JSON.parse(await gamedataRepo(db).planetRecords([...ids])) as Planet[]
    const universe = lists && withPlanets(lists, planets)
    for (const plan of plans) {
      await pause()
      const { data } = plan
      const isKnown = data && universe?.planets.indexOf.has(data.planet.planetid)
      const result = isKnown
        ? evaluatePlan(universe!, {
            ...{ plan: data, empire, rules: ACCURATE },
            prices: resolvePrices(universe!, preferences, data.planet.planetid, ACCURATE),
          })
        : null
      yield { ...plan, result }
    }
  }
}
