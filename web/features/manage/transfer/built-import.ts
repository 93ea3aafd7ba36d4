import type { BuiltPlan } from '../../../../engine/company/built-plans.ts'
import { EMPIRE_DEFAULTS } from '../../../../engine/game/empire.ts'
import { stamped } from '../../../../engine/game/plan-version.ts'
import type { Imported } from '../../../../engine/portable/import/imported.ts'
import { empireSettings, type OwnEconomy } from '../../../../engine/portable/write.ts'

export const NEW_EMPIRE = 'new'

/** Existing bases as an import into an own or a new empire. Guesses are listed with it. */
export function builtImport(
  built: readonly BuiltPlan[],
  empireUuid: string,
  { empires }: OwnEconomy,
): Imported {
  const own = empires.find(({ uuid }) => uuid === empireUuid)
  const plans = built.map(({ plan: { uuid: _, empire_uuid: __, ...plan } }) => ({
    id: plan.planet_id,
    plan: stamped(plan),
  }))
  const permits = plans.reduce((sum, { plan }) => sum + plan.planet.permits, 0)
  const empire = own
    ? empireSettings(own)
    : {
        ...EMPIRE_DEFAULTS,
        name: 'As built',
        permits_used: Math.max(1, permits),
        permits_total: Math.max(2, permits),
      }
  return {
    plans,
    empires: [{ id: 'empire', empire, plans: plans.map(({ id }) => id) }],
    cx: [],
    notTaken: built.flatMap(guessesOf),
  }
}

function guessesOf({ plan, guessed, assumesConditions, assumesLuxuries }: BuiltPlan) {
  const guess = (what: string, why: string) => ({ record: `${what} of ${plan.name}`, why })
  return [
    ...(guessed.length > 0
      ? [
          guess(
            'Recipes',
            `FIO does not say what is produced. The likeliest is taken: ${guessed.map(({ recipe }) => recipe).join(', ')}.`,
          ),
        ]
      : []),
    ...(assumesConditions && plan.buildings.length > 0
      ? [
          guess(
            'Experts',
            'FIO reports no efficiency that explains them: none are assumed, and the programme that the planet runs.',
          ),
        ]
      : []),
    ...(assumesLuxuries
      ? [guess('Luxuries', 'FIO does not report the workers: all of them are assumed.')]
      : []),
  ]
}
