import { type Rules, rulesNamed } from '../game/constants/rules.ts'
import type { Cx, CxData } from '../game/cx.ts'
import type { Empire } from '../game/empire.ts'
import type { Plan } from '../game/plan.ts'
import type { Preferences } from '../game/preferences.ts'
import type { EmpireBonus } from './input.ts'
import { empireOfPlan, empiresInOrder, type PlanOfPlanet } from './plans-of-planet.ts'

/** Used in an address instead of a uuid: no CX, average prices. */
export const NO_CX = 'none'

export interface BasisChoices {
  readonly empires: readonly Empire[]
  readonly cxs: readonly Cx[]
  readonly preferences: Pick<Preferences, 'defaultEmpireUuid' | 'defaultCXUuid' | 'figures'>
}

export interface BasisSubject {
  readonly planUuid?: string | undefined
  readonly empireUuid?: string | null | undefined
  /**
   * The CX that the player chose here instead of the empire's, or NO_CX. The tool passes it on to the pages that it
   * opens.
   */
  readonly cxUuid?: string | null | undefined
}

export interface Basis {
  readonly empire: Empire | null
  /** Null: prices are the 30-day averages of the universe. */
  readonly cx: Cx | null
  readonly rules: Rules
}

export function basisOf({ empires, cxs, preferences }: BasisChoices, subject: BasisSubject): Basis {
  const empire = activeEmpire(empires, subject, preferences)
  const cx = activeCx(cxs, empire, subject, preferences)
  return { empire, cx, rules: rulesNamed(preferences.figures) }
}

/** The chosen empire, else the first one with the plan, else the default one, else the first. */
export function activeEmpire(
  empires: readonly Empire[],
  { planUuid, empireUuid }: BasisSubject,
  { defaultEmpireUuid }: Pick<Preferences, 'defaultEmpireUuid'>,
): Empire | null {
  const inOrder = empiresInOrder(empires, defaultEmpireUuid)
  return (
    empires.find(({ uuid }) => uuid === empireUuid) ??
    empireOfPlan(inOrder, planUuid) ??
    inOrder[0] ??
    null
  )
}

/** The chosen CX, else the one of the empire, else the default one. */
function activeCx(
  all: readonly Cx[],
  empire: Empire | null,
  { cxUuid }: BasisSubject,
  { defaultCXUuid }: Pick<Preferences, 'defaultCXUuid'>,
): Cx | null {
  if (cxUuid === NO_CX) return null
  return (
    all.find(({ uuid }) => uuid === cxUuid) ??
    all.find(({ empires }) => empires.some(({ uuid }) => uuid === empire?.uuid)) ??
    all.find(({ uuid }) => uuid === defaultCXUuid) ??
    null
  )
}

/** Every stored plan under the empire that counts it; `empireRank` is null for a draft. */
export function ownPlans(
  plans: readonly Pick<Plan, 'uuid' | 'name' | 'baseplanner_data'>[],
  choices: BasisChoices,
): (PlanOfPlanet & { readonly name: string; readonly basis: Basis })[] {
  const inOrder = empiresInOrder(choices.empires, choices.preferences.defaultEmpireUuid)
  const bases = new Map<Empire | undefined, Basis>()
  return plans.map(({ uuid, name, baseplanner_data: plan }) => {
    const empire = empireOfPlan(inOrder, uuid)
    const basis = bases.get(empire) ?? basisOf(choices, { empireUuid: empire?.uuid })
    bases.set(empire, basis)
    return { uuid, name, plan, empireRank: empire ? inOrder.indexOf(empire) : null, basis }
  })
}

export interface Terms {
  readonly cx: CxData | null
  readonly empire: EmpireBonus | null
  readonly rules: Rules
}

export const termsOf = ({ empire, cx, rules }: Basis): Terms => ({
  cx: cx?.cx_data ?? null,
  empire: empire && bonusOf(empire),
  rules,
})

export const bonusOf = ({ faction, permits_used, permits_total }: Empire): EmpireBonus => ({
  faction,
  permits_used,
  permits_total,
})
