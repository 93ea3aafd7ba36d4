import { workforceNeeds } from '../../game/constants/workforce.ts'
import type { PlanData, PlanWrite } from '../../game/plan.ts'
import { madeInWords } from '../../game/recipe-words.ts'
import { change, cogcInWords, inWords, onOff, workersInWords } from '../../game/words.ts'
import * as edit from '../edit.ts'
import { samePlan } from '../stored.ts'
import { editorOf } from './edit-kinds.ts'
import type { BaseEdit, PlanEdit } from './plan-edit.ts'
import type { Editor } from './undo-history.ts'

/** The luxuries are the same in every rule book. */
const NEEDS = workforceNeeds({ scientistTools: 'classic' })

interface BaseEditKind<Edit> {
  apply<P extends PlanData>(plan: P, edit: Edit): P
  /** The edit was allowed, so what it names exists. */
  describe(before: PlanData, edit: Edit, after: PlanData): string
  /** Only values that are typed or stepped. Switches and lists take one click. */
  fieldOf?(edit: Edit): string
}

const baseKinds: { [K in BaseEdit['kind']]: BaseEditKind<Extract<BaseEdit, { kind: K }>> } = {
  permits: {
    apply: (plan, { permits }) => edit.setPermits(plan, permits),
    describe: (before, _, after) =>
      `Permits ${change(before.planet.permits, after.planet.permits)}`,
    fieldOf: ({ kind }) => kind,
  },
  corphq: {
    apply: (plan, { corphq }) => edit.setCorphq(plan, corphq),
    describe: (_, { corphq }) => `Corporate HQ ${onOff(corphq)}`,
  },
  cogc: {
    apply: (plan, { cogc }) => edit.setCogc(plan, cogc),
    describe: (before, { cogc }) =>
      `CoGC ${change(cogcInWords(before.planet.cogc), cogcInWords(cogc))}`,
    fieldOf: ({ kind }) => kind,
  },
  experts: {
    apply: (plan, { type, amount }) => edit.setExperts(plan, type, amount),
    describe(before, { type }, after) {
      const amountIn = ({ planet }: PlanData) =>
        planet.experts.find((entry) => entry.type === type)?.amount ?? 0
      return `${inWords(type)} experts ${change(amountIn(before), amountIn(after))}`
    },
    fieldOf: ({ type }) => `experts ${type}`,
  },
  luxury: {
    apply: (plan, { workforce, luxury, provided }) =>
      edit.setLuxury(plan, workforce, luxury, provided),
    describe(_, { workforce, luxury, provided }) {
      const tier = luxury === 'lux1' ? 1 : 2
      const need = NEEDS[workforce].find((known) => known.luxury === tier)
      return `${workersInWords(workforce)}: ${need?.ticker} ${onOff(provided)}`
    },
  },
  infrastructure: {
    apply: (plan, { building, amount }) => edit.setInfrastructure(plan, building, amount),
    describe(before, { building }, after) {
      const amountIn = ({ infrastructure }: PlanData) =>
        infrastructure.find((entry) => entry.building === building)?.amount ?? 0
      return `${building} ${change(amountIn(before), amountIn(after))}`
    },
    fieldOf: ({ building }) => `infrastructure ${building}`,
  },
  habitations: {
    apply: (plan, { amounts }) => edit.setHabitations(plan, amounts),
    describe: () => 'Optimise habitations',
  },
  'add building': {
    apply: (plan, { name }) => edit.addBuilding(plan, name),
    describe: (_, { name }) => `Add ${name}`,
  },
  'building amount': {
    apply: (plan, { building, amount }) => edit.setBuildingAmount(plan, building, amount),
    describe(before, at, after) {
      const { name, amount } = buildingAt(before, at)
      return `${name} amount ${change(amount, buildingAt(after, at).amount)}`
    },
    fieldOf: ({ building }) => `building amount ${building}`,
  },
  'remove building': {
    apply: (plan, { building }) => edit.removeBuilding(plan, building),
    describe: (before, at) => `Remove ${buildingAt(before, at).name}`,
  },
  'add recipe': {
    apply: (plan, { building, recipeid }) => edit.addRecipe(plan, building, recipeid),
    describe: (_, { recipeid = '' }) => `Add recipe ${madeInWords(recipeid)}`,
  },
  'change recipe': {
    apply: (plan, { building, recipe, recipeid }) =>
      edit.setRecipe(plan, building, recipe, recipeid),
    describe: (before, at, after) =>
      `${buildingAt(before, at).name} recipe ${change(recipeAt(before, at).words, recipeAt(after, at).words)}`,
    fieldOf: ({ kind, building, recipe }) => `${kind} ${building} ${recipe}`,
  },
  'recipe amount': {
    apply: (plan, { building, recipe, amount }) =>
      edit.setRecipeAmount(plan, building, recipe, amount),
    describe(before, at, after) {
      const { words, amount } = recipeAt(before, at)
      return `${words} amount ${change(amount, recipeAt(after, at).amount)}`
    },
    fieldOf: ({ kind, building, recipe }) => `${kind} ${building} ${recipe}`,
  },
  'remove recipe': {
    apply: (plan, { building, recipe }) => edit.removeRecipe(plan, building, recipe),
    describe: (before, at) => `Remove recipe ${recipeAt(before, at).words}`,
  },
}

export const planEditor: Editor<PlanWrite, PlanEdit> = {
  ...editorOf<PlanWrite, PlanEdit>({
    ...baseKinds,
    rename: {
      apply: (plan, { name }) => edit.renamePlan(plan, name),
      describe: (_, __, after) => `Rename to ${after.name}`,
      fieldOf: ({ kind }) => kind,
    },
    empire: {
      apply: (plan, { uuid }) => ({ ...plan, empire_uuid: uuid }),
      describe: (_, { uuid, name }) => (uuid === null ? 'No empire' : `Empire ${name}`),
      fieldOf: ({ kind }) => kind,
    },
    'take over': {
      apply: (_, { plan }) => plan,
      describe: (_, { as }) => as,
    },
    several: {
      apply: (plan, { edits }) => edits.reduce(editedBase, plan),
      describe: (before, { edits: [first] }, after) =>
        baseKindOf(first!).describe(before, first!, after),
    },
  }),
  isSame: samePlan,
}

/** Throws an EditRefused if the plan does not allow the edit. */
export function editedBase<P extends PlanData>(plan: P, change: BaseEdit): P {
  return baseKindOf(change).apply(plan, change)
}

// The type of the edit follows from its kind, which TypeScript does not see through the index.
const baseKindOf = ({ kind }: BaseEdit) => baseKinds[kind] as BaseEditKind<BaseEdit>

const buildingAt = ({ buildings }: PlanData, { building }: { building: number }) =>
  buildings[building]!

function recipeAt(plan: PlanData, at: { building: number; recipe: number }) {
  const { recipeid, amount } = buildingAt(plan, at).active_recipes[at.recipe]!
  return { words: madeInWords(recipeid), amount }
}
