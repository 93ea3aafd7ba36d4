import { rulesNamed } from '../../../engine/reference/rules.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { queryClient } from '../../api/query-client.ts'
import { activeCx, bonusOf } from '../../economy/active-context.ts'
import { calculator, warmCalculator } from '../../economy/economy.ts'
import { evaluateEmpireAhead } from '../../economy/use-empire.ts'
import { preferences } from '../../store/preferences.ts'
import { empireQuestion, plansOf } from './empire-question.ts'
import { shownEmpire } from './shown-empire.ts'

/** Begins the page's calculation, so that it runs in its worker while the page is being drawn. */
export function evaluateAhead(empireUuid: string | undefined): void {
  void warmCalculator()
  // The page loads the same, and shows why it could not be loaded.
  evaluate(empireUuid).catch(() => undefined)
}

async function evaluate(empireUuid: string | undefined): Promise<void> {
  const [empires, cxs, allPlans] = await Promise.all([
    queryClient.ensureQueryData(empireQueries.all()),
    queryClient.ensureQueryData(cxQueries.all()),
    queryClient.ensureQueryData(planQueries.all()),
  ])
  const chosen = preferences.get()
  const empire = shownEmpire(empires, empireUuid, chosen.defaultEmpireUuid)
  const plans = empire ? plansOf(empire, allPlans) : []
  if (!empire || plans.length === 0) return
  // A worker that cannot be started is reported by the first question.
  calculator()
    .start()
    .catch(() => undefined)
  const cx = activeCx(cxs, empire, {}, chosen)
  const rules = rulesNamed(chosen.figures)
  await evaluateEmpireAhead(empireQuestion(plans, { cx, bonus: bonusOf(empire), rules }))
}
