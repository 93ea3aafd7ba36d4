import { rulesNamed } from '../../../engine/reference/rules.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { queryClient } from '../../api/query-client.ts'
import { activeCx, bonusOf } from '../../economy/active-context.ts'
import { startCalculator } from '../../economy/economy.ts'
import { evaluateEmpireAhead } from '../../economy/use-empire.ts'
import { preferences } from '../../store/preferences.ts'
import { empireQuestion, plansOf } from './empire-question.ts'
import { shownEmpire } from './shown-empire.ts'
import { hasVisits } from './visits.ts'

/** Reading what is stored takes less, also on a slow machine. */
const LONGEST_WAIT_MS = 500

/**
 * Begins the page's calculation, so that it runs in its worker while the page is being drawn. The page waits until the worker
 * runs and is asked: while it is being drawn, nothing more would be read, and no worker starts. What has to come from the
 * server is not waited for.
 */
export async function evaluateAhead(empireUuid: string | undefined): Promise<void> {
  // The page loads the same, and shows why it could not be loaded.
  const asked = evaluate(empireUuid).catch(() => undefined)
  await Promise.race([asked, longestWait()])
}

async function longestWait(): Promise<void> {
  const isStored = await startCalculator({ isSure: hasVisits() }).catch(() => false)
  if (isStored) await new Promise((end) => setTimeout(end, LONGEST_WAIT_MS))
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
  const cx = activeCx(cxs, empire, {}, chosen)
  const rules = rulesNamed(chosen.figures)
  await evaluateEmpireAhead(empireQuestion(plans, { cx, bonus: bonusOf(empire), rules }))
}
