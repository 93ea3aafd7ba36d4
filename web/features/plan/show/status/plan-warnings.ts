import { baseArea, MAX_PERMITS_OF_BASE } from '../../../../../engine/game/constants/base.ts'
import {
  formatAmount,
  formatDays,
  formatPercent,
} from '../../../../../engine/game/number-format.ts'
import type { PlanWrite } from '../../../../../engine/game/plan.ts'
import { WORKFORCES } from '../../../../../engine/game/primitives.ts'
import { inWords } from '../../../../../engine/game/words.ts'
import type { PlanProblem } from '../../../../../engine/plan/cures.ts'
import { expertWarning } from '../../../../../engine/plan/edit.ts'
import { idleExperts } from '../../../../../engine/plan/plan-flags.ts'
import type { PlanResult } from '../../../../../engine/plan/result.ts'
import { soldSharesOf } from '../../../../../engine/plan/sold-shares.ts'
import { isFull } from '../../../../../engine/universe/plots.ts'
import type { StatusWarning } from '../../../../ui/layout/StatusBar.tsx'
import { fullPlanet } from '../../../planet/plot-words.ts'
import type { ShownPlan } from '../shown-plan.ts'

type Cures = Pick<ShownPlan, 'planet' | 'firstRecipes' | 'dispatch' | 'autoHabitation'> & {
  /** Selling more than this share of the daily volume is a warning. */
  mostOfVolume: number
}

/** `problem` names the problem that a calculated cure solves, if no simple button does. */
export type PlanWarning = Omit<StatusWarning, 'remedy'> & { readonly problem?: PlanProblem }

/** A base whose storage fills sooner needs a ship more often than every other day. */
const FULL_SOON_DAYS = 2

const PERMITS = Array.from({ length: MAX_PERMITS_OF_BASE }, (_, place) => place + 1)

export function planWarnings(
  plan: PlanWrite,
  result: PlanResult,
  { planet, firstRecipes, dispatch, autoHabitation, mostOfVolume }: Cures,
): PlanWarning[] {
  const warnings: PlanWarning[] = []
  const { areaLeft, areaUsed } = result.area
  // For a moment after an edit the figures are those of the previous plan, which may have had more buildings.
  const nameOf = (row: number) => result.production.buildings[row]!.name
  if (areaLeft < 0) {
    const enough = PERMITS.find((count) => baseArea(count) >= areaUsed)
    warnings.push({
      id: 'area',
      text: `The base needs ${formatAmount(-areaLeft)} more area than its permits give${enough ? `; ${enough} permits would do` : ''}.`,
      ...(enough
        ? {
            cure: {
              label: `Use ${enough} permits`,
              onCure: () => dispatch({ kind: 'permits', permits: enough }),
            },
          }
        : { problem: { kind: 'area' } }),
    })
  }
  if (isFull(planet))
    warnings.push({
      id: 'plots',
      text: fullPlanet(planet),
    })
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
  for (const { row, ticker, share } of soldSharesOf(result)) {
    if (share <= mostOfVolume) continue
    warnings.push({
      id: `volume ${row} ${ticker}`,
      text: `${ticker} of ${nameOf(row)} is ${formatPercent(share, 0)} of daily volume.`,
      problem: { kind: 'volume', row, ticker, most: mostOfVolume },
    })
  }
  const { storageFilled } = result.visitation
  if (storageFilled < FULL_SOON_DAYS)
    warnings.push({
      id: 'storage',
      text: `The storage is full in ${formatDays(storageFilled)}.`,
    })
  for (const type of idleExperts(plan, result))
    warnings.push({
      id: `expert ${type}`,
      text: `No building here uses ${inWords(type)} experts.`,
      cure: {
        label: 'Remove them',
        onCure: () => dispatch({ kind: 'experts', type, amount: 0 }),
      },
    })
  // The overview reports unknown fees, with the button that enters them.
  for (const { kind, subject, message } of result.diagnostics)
    if (kind !== 'fees-unknown') warnings.push({ id: `${kind} ${subject}`, text: message })
  return warnings
}
