import { type EmpirePlanFlow, empireMaterialIo } from '../../../engine/empire/empire.ts'
import { compare } from '../compare.ts'
import type { Context, VectorCheck } from '../context.ts'

interface Input {
  plans: { planId: string; planetNaturalId: string; planUuid: string; planName: string }[]
}

/** The material flow of a plan as the vectors have it, so that only the roll-up is judged. */
export function materialIoOf(planId: string, { sibling }: Context): EmpirePlanFlow[] {
  const record = sibling('plans.json').get(planId)
  if (!record) throw new Error(`No record ${planId} in plans.json`)
  return (record.expected as { materialio: EmpirePlanFlow[] }).materialio
}

export const check: VectorCheck = {
  file: 'empire_io.json',
  run({ id, input, expected }, context) {
    const { counts } = context
    const plans = (input as Input).plans.map(({ planId, planetNaturalId, planUuid, planName }) => ({
      uuid: planUuid,
      name: planName,
      planetNaturalId,
      materialIo: materialIoOf(planId, context),
    }))
    if (!id.endsWith('zero-delta')) return compare(expected, empireMaterialIo(plans), { counts })
    const rows = expected as ExpectedFlow[]
    const once = rows.map((row) => {
      const inputPlanets = listedOnce(row.inputPlanets)
      const outputPlanets = listedOnce(row.outputPlanets)
      if (inputPlanets !== row.inputPlanets || outputPlanets !== row.outputPlanets) {
        counts.count('zeroDelta')
      }
      return { ...row, inputPlanets, outputPlanets }
    })
    const hasZeroDelta = (path: string) => {
      const row = once[Number(path.split('.')[0])]!
      return [...row.inputPlanets, ...row.outputPlanets].some((plan) => plan.delta === 0)
    }
    return compare(once, empireMaterialIo(plans), {
      counts,
      mayDiffer: (path) =>
        path.endsWith('.deltaPrice') && hasZeroDelta(path) ? 'zeroDelta' : undefined,
    })
  },
}

interface ExpectedPlan {
  planUuid: string
  delta: number
}
interface ExpectedFlow {
  inputPlanets: ExpectedPlan[]
  outputPlanets: ExpectedPlan[]
}

/** The reference puts a plan with a delta of 0 into each list once more. */
function listedOnce(plans: ExpectedPlan[]): ExpectedPlan[] {
  const seen = new Set<string>()
  const once = plans.filter((plan) => {
    const again = plan.delta === 0 && seen.has(plan.planUuid)
    seen.add(plan.planUuid)
    return !again
  })
  return once.length === plans.length ? plans : once
}
