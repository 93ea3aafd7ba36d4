import { expect, test } from 'vitest'
import type { BuiltPlan } from '../../../../engine/company/built-plans.ts'
import { blankPlan } from '../../../../engine/plan/blank.ts'
import { builtImport, NEW_EMPIRE } from './built-import.ts'

const planet = {
  ...{ PlanetNaturalId: 'UV-351a', PlanetName: 'Katoa', COGCProgramActive: null, Resources: [] },
}
const built = (about: Partial<BuiltPlan> = {}): BuiltPlan => ({
  plan: {
    ...blankPlan(planet),
    name: 'Katoa',
    buildings: [{ name: 'FP', amount: 1, active_recipes: [] }],
  },
  ...{ guessed: [], assumesConditions: false, assumesLuxuries: false },
  ...about,
})
const remarks = (about: Partial<BuiltPlan>) =>
  builtImport([built(about)], NEW_EMPIRE, {
    plans: [],
    empires: [],
    cxs: [],
  } as never).notTaken.map(({ record }) => record)

test('what FIO reports is no guess, and every guess is marked', () => {
  expect(remarks({})).toEqual([])
  expect(remarks({ assumesLuxuries: true })).toEqual(['Luxuries of Katoa'])
  expect(
    remarks({
      guessed: [{ building: 'FP', recipe: 'FP#10xH2O=>7xDW' }],
      assumesConditions: true,
    }),
  ).toEqual(['Recipes of Katoa', 'Experts of Katoa'])
})
