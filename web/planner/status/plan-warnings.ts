import { inWords } from '../../../engine/editing/words.ts'
import { EXPERT_TYPES, type PlanWrite } from '../../../engine/model/plan.ts'
import { EXPERTISES, WORKFORCES } from '../../../engine/model/primitives.ts'
import { expertWarning, MOST_PERMITS } from '../../../engine/plan/edit.ts'
import type { PlanResult } from '../../../engine/plan/result.ts'
import { formatAmount } from '../../ui/format.ts'
import type { StatusWarning } from '../../ui/StatusBar.tsx'
import type { PlanEditor } from '../plan-editor.ts'

type Cures = Pick<PlanEditor, 'firstRecipes' | 'dispatch' | 'autoHabitation'>

/** What is wrong with a plan, each with the edit that cures it where one does. */
export function planWarnings(
  plan: PlanWrite,
  result: PlanResult,
  { firstRecipes, dispatch, autoHabitation }: Cures,
): StatusWarning[] {
  const warnings: StatusWarning[] = []
  const { areaLeft } = result.area
  if (areaLeft < 0) {
    const { permits } = plan.planet
    warnings.push({
      id: 'area',
      text: `The base needs ${formatAmount(-areaLeft)} area more than its permits give.`,
      cure:
        permits < MOST_PERMITS
          ? {
              label: `Use ${permits + 1} permits`,
              onCure: () => dispatch({ kind: 'permits', permits: permits + 1 }),
            }
          : undefined,
    })
  }
  for (const kind of WORKFORCES) {
    const short = result.workforce[kind].required - result.workforce[kind].capacity
    if (short > 0)
      warnings.push({
        id: `workers ${kind}`,
        text: `${formatAmount(short)} ${kind}s have no home.`,
        cure: { label: 'Build habitations', onCure: () => autoHabitation.optimise('cost') },
      })
  }
  const tooMany = expertWarning(plan.planet)
  if (tooMany) warnings.push({ id: 'experts', text: tooMany })
  for (const [row, { name, active_recipes }] of plan.buildings.entries()) {
    const recipeid = firstRecipes.get(name)
    if (active_recipes.length === 0 && recipeid !== undefined)
      warnings.push({
        id: `idle ${row}`,
        text: `${name} runs no recipe.`,
        cure: {
          label: 'Add a recipe',
          onCure: () => dispatch({ kind: 'add recipe', building: row, recipeid }),
        },
      })
  }
  for (const type of idleExperts(plan, result))
    warnings.push({
      id: `expert ${type}`,
      text: `No building here uses ${inWords(type)} experts.`,
      cure: {
        label: 'Remove them',
        onCure: () => dispatch({ kind: 'experts', type, amount: 0 }),
      },
    })
  for (const { kind, subject, message } of result.diagnostics)
    warnings.push({ id: `${kind} ${subject}`, text: message })
  return warnings
}

function idleExperts({ planet }: PlanWrite, { production }: PlanResult) {
  const used = new Set(production.buildings.map(({ expertise }) => expertise))
  return planet.experts
    .filter(({ type, amount }) => amount > 0 && !used.has(EXPERTISES[EXPERT_TYPES.indexOf(type)]!))
    .map(({ type }) => type)
}
