import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { empireTotals } from '../../engine/empire/empire.ts'
import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import {
  type EmpireEvaluation,
  type EmpireQuestion,
  type EvaluatedPlan,
  empireChanges,
  joinOutcomes,
} from '../../engine/empire/evaluation.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { calls } from '../../workers/calls.ts'
import { measure } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { PREFERENCES, SIX_BUILDINGS } from './sample-plans.ts'

const PLANS = 200
const EMPIRE = { faction: 'HORTUS', permits_used: 3, permits_total: 5 } as const

/** Large bases with different numbers, so that no two plans are the same. */
const plans = Array.from({ length: PLANS }, (_, n) => ({
  uuid: `plan-${n}`,
  name: `Base ${n}`,
  plan: {
    ...SIX_BUILDINGS,
    buildings: SIX_BUILDINGS.buildings.map((row) => ({ ...row, amount: row.amount + (n % 17) })),
  },
}))
const question: EmpireQuestion = { plans, cx: PREFERENCES, empire: EMPIRE }

export const suite: Suite = {
  name: 'many plans, explanations',
  async run(): Promise<Row[]> {
    const starter = await loadStarterGameData()
    const universe = compileUniverse(starter)
    const former: EmpireEvaluation = {
      question,
      dataVersion: '1',
      outcomes: evaluatePlans(universe, question),
    }
    const [first, ...others] = plans
    let permits = 0

    /** Simulates an edit: one plan is a new object, all others stay. */
    const oneChanged = () => {
      const planet = { ...first!.plan.planet, permits: 1 + (permits++ % 3) }
      const edited = { ...first!, plan: { ...first!.plan, planet } }
      const next = { ...question, plans: [edited, ...others] }
      const changes = empireChanges(former, next, '1')
      const fresh = evaluatePlans(universe, { ...next, plans: changes.changed })
      const outcomes = joinOutcomes(changes, fresh)
      return empireTotals(outcomes.filter((o): o is EvaluatedPlan => o.problem === null))
    }
    const profit = {
      in: 'plan',
      question: { plan: SIX_BUILDINGS, cx: PREFERENCES, empire: EMPIRE },
      figure: { of: 'profit' },
    } as const
    let asked = 0
    /** Never the previous request, whose tree is still cached. */
    const another = () => {
      const empire = { ...EMPIRE, permits_used: 1 + (asked++ % 3) }
      return { ...profit, question: { ...profit.question, empire } }
    }

    return [
      measure('empire.evaluate200', 'ms', () => evaluatePlans(universe, question)),
      measure('empire.oneOf200', 'ms', oneChanged),
      measure('explain.level', 'ms', () => calls.explain(universe, { ...profit, depth: 1 })),
      measure('explain.firstLevel', 'ms', () =>
        calls.explain(universe, { ...another(), depth: 1 }),
      ),
    ]
  },
}
