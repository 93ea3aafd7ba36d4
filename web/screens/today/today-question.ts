import type { UpdatedPlan } from '../../../engine/empire/update.ts'
import type { Cx } from '../../../engine/model/cx.ts'
import type { Empire } from '../../../engine/model/empire.ts'
import type { Plan } from '../../../engine/model/plan.ts'
import type { Preferences } from '../../../engine/model/preferences.ts'
import { basisOf, termsOf } from '../../../engine/plan/basis.ts'
import { UNNAMED_PLAN } from '../../../engine/supply/burn.ts'
import type { TodayQuestion } from '../../../engine/today/today.ts'
import type { FioData } from '../../parts/fio/fio-data.ts'

export interface OwnRecords {
  readonly plans: readonly Plan[]
  readonly empires: readonly Empire[]
  readonly cxs: readonly Cx[]
}

/** Every plan under the empire that counts it: the default one if it has the plan, else the first that has. */
export function todayQuestion(
  { plans, empires, cxs }: OwnRecords,
  { storage, sites }: FioData,
  preferences: Preferences,
  updated: readonly UpdatedPlan[],
  now: number,
): Omit<TodayQuestion, 'programs'> {
  const { defaultEmpireUuid, burnDaysYellow, burnResupplyDays } = preferences
  const inOrder = empires.toSorted(
    (a, b) => Number(b.uuid === defaultEmpireUuid) - Number(a.uuid === defaultEmpireUuid),
  )
  return {
    now,
    plans: plans.map(({ uuid, name, baseplanner_data: plan }) => {
      const empire = inOrder.find(({ baseplanners }) =>
        baseplanners.some((member) => member.uuid === uuid),
      )
      const subject = { planUuid: uuid, empireUuid: empire?.uuid }
      return {
        uuid,
        name: name || UNNAMED_PLAN,
        plan,
        empireUuid: empire?.uuid ?? null,
        ...termsOf(basisOf({ empires, cxs, preferences }, subject)),
      }
    }),
    defaultEmpireUuid,
    storage,
    sites,
    updated,
    soonDays: burnDaysYellow,
    targetDays: burnResupplyDays,
  }
}
