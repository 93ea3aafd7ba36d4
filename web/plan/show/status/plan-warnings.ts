import { inWords } from '../../../../engine/editing/words.ts'
import type { PlanWrite } from '../../../../engine/model/plan.ts'
import { WORKFORCES } from '../../../../engine/model/primitives.ts'
import { expertWarning } from '../../../../engine/plan/edit.ts'
import { idleExperts, soldShares } from '../../../../engine/plan/plan-flags.ts'
import type { PlanResult } from '../../../../engine/plan/result.ts'
import { baseArea, MOST_PERMITS_OF_BASE } from '../../../../engine/reference/base.ts'
import { isFull } from '../../../../engine/universe/plots.ts'
import { fullPlanet } from '../../../parts/planet/plots.ts'
import { formatAmount, formatPercent } from '../../../ui/format.ts'
import type { StatusWarning } from '../../../ui/StatusBar.tsx'
import type { ShownPlan } from '../shown-plan.ts'

type Cures = Pick<ShownPlan, 'planet' | 'firstRecipes' | 'dispatch' | 'autoHabitation'> & {
  /** The share of a day's trade above which selling is warned of. */
  mostOfVolume: number
}

const PERMITS = Array.from({ length: MOST_PERMITS_OF_BASE }, (_, place) => place + 1)

export function planWarnings(
  plan: PlanWrite,
  result: PlanResult,
  { planet, firstRecipes, dispatch, autoHabitation, mostOfVolume }: Cures,
): StatusWarning[] {
  const warnings: StatusWarning[] = []
  const { areaLeft, areaUsed } = result.area
  const { permits } = plan.planet
  // For a moment after an edit the figures are those of the previous plan, which may have had more buildings.
  const nameOf = (row: number) => result.production.buildings[row]!.name
  const reduce = (row: number, amount: number, least = permits) => ({
    label: `Reduce ${nameOf(row)} to ${amount}${least === permits ? '' : `, with ${least} permits`}`,
    onCure: () =>
      dispatch({ kind: 'building amount', building: row, amount }, [
        { kind: 'permits', permits: least },
      ]),
  })
  if (areaLeft < 0) {
    const enough = PERMITS.find((count) => baseArea(count) >= areaUsed)
    const smaller = fewestLeftOut(result, areaUsed - baseArea(MOST_PERMITS_OF_BASE))
    warnings.push({
      id: 'area',
      text: `The base needs ${formatAmount(-areaLeft)} area more than its permits give${enough ? `; ${enough} permits would do` : ''}.`,
      cure: enough
        ? {
            label: `Use ${enough} permits`,
            onCure: () => dispatch({ kind: 'permits', permits: enough }),
          }
        : smaller && reduce(smaller.row, smaller.amount, MOST_PERMITS_OF_BASE),
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
  for (const { row, ticker, share, amount } of largeVolumes(result, mostOfVolume))
    warnings.push({
      id: `volume ${row} ${ticker}`,
      text: `${ticker} of ${nameOf(row)} is ${formatPercent(share, 0)} of daily volume.`,
      cure: amount > 0 ? reduce(row, amount) : undefined,
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

/** The building to reduce until the base fits, at the least cost. */
function fewestLeftOut({ production }: PlanResult, over: number) {
  const choices = production.buildings.flatMap(({ amount, areaUsed, dailyRevenue }, row) => {
    const less = Math.ceil((over * amount) / areaUsed)
    return less < amount
      ? [{ row, amount: amount - less, lost: (dailyRevenue * less) / amount }]
      : []
  })
  return choices.sort((a, b) => a.lost - b.lost)[0]
}

/** Goods sold in amounts that the exchange hardly takes, and how many buildings would sell no more than that. */
const largeVolumes = (result: PlanResult, most: number) =>
  soldShares(result)
    .filter(({ share }) => share > most)
    .map((sold) => ({ ...sold, amount: Math.floor((sold.amount * most) / sold.share) }))
