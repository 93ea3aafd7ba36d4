import { workforceNeeds } from '../../game/constants/workforce.ts'
import type { PlanWrite } from '../../game/plan.ts'
import { madeInWords } from '../../game/recipe-words.ts'
import { change, cogcInWords, inWords, onOff, workersInWords } from '../../game/words.ts'
import type { PlanEdit } from './plan-edit.ts'

/** The luxuries are the same in every rule book. */
const NEEDS = workforceNeeds({ scientistTools: 'classic' })

/** The name in the undo list. The edit was allowed, so what it names exists. */
export function planStepName(before: PlanWrite, edit: PlanEdit, after: PlanWrite): string {
  const fromTo = (read: (plan: PlanWrite) => string | number) => change(read(before), read(after))
  switch (edit.kind) {
    case 'rename':
      return `Rename to ${after.name}`
    case 'permits':
      return `Permits ${fromTo(({ planet }) => planet.permits)}`
    case 'corphq':
      return `Corporate HQ ${onOff(edit.corphq)}`
    case 'cogc':
      return `CoGC ${fromTo(({ planet }) => cogcInWords(planet.cogc))}`
    case 'experts':
      return `${inWords(edit.type)} experts ${fromTo(
        ({ planet }) => planet.experts.find(({ type }) => type === edit.type)?.amount ?? 0,
      )}`
    case 'luxury': {
      const tier = edit.luxury === 'lux1' ? 1 : 2
      const need = NEEDS[edit.workforce].find(({ luxury }) => luxury === tier)
      return `${workersInWords(edit.workforce)}: ${need?.ticker} ${onOff(edit.provided)}`
    }
    case 'infrastructure':
      return `${edit.building} ${fromTo(
        ({ infrastructure }) =>
          infrastructure.find(({ building }) => building === edit.building)?.amount ?? 0,
      )}`
    case 'habitations':
      return 'Optimise habitations'
    case 'empire':
      return edit.uuid === null ? 'No empire' : `Empire ${edit.name}`
    case 'take over':
      return edit.as
    case 'several':
      return planStepName(before, edit.edits[0]!, after)
    case 'add building':
      return `Add ${edit.name}`
    case 'building amount':
      return `${buildingAt(before, edit).name} amount ${fromTo((plan) => buildingAt(plan, edit).amount)}`
    case 'remove building':
      return `Remove ${buildingAt(before, edit).name}`
    case 'add recipe':
      return `Add recipe ${madeInWords(edit.recipeid ?? '')}`
    case 'change recipe':
      return `${buildingAt(before, edit).name} recipe ${fromTo((plan) => recipeAt(plan, edit).words)}`
    case 'recipe amount':
      return `${recipeAt(before, edit).words} amount ${fromTo((plan) => recipeAt(plan, edit).amount)}`
    case 'remove recipe':
      return `Remove recipe ${recipeAt(before, edit).words}`
  }
}

const buildingAt = ({ buildings }: PlanWrite, { building }: { building: number }) =>
  buildings[building]!

function recipeAt(plan: PlanWrite, at: { building: number; recipe: number }) {
  const { recipeid, amount } = buildingAt(plan, at).active_recipes[at.recipe]!
  return { words: madeInWords(recipeid), amount }
}
