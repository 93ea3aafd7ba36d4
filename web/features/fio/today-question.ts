import type { UpdatedPlan } from '../../../engine/empire/update.ts'
import type { Company } from '../../../engine/game/company.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import type { Preferences } from '../../../engine/game/preferences.ts'
import { basisOf, ownPlans, termsOf } from '../../../engine/plan/basis.ts'
import { UNNAMED_PLAN } from '../../../engine/supply/burn.ts'
import type { TodayQuestion } from '../../../engine/today/today.ts'
import type { FioData } from './fio-data.ts'

export interface OwnRecords {
  readonly plans: readonly Plan[]
  readonly empires: readonly Empire[]
  readonly cxs: readonly Cx[]
}

export function todayQuestion(
  { plans, empires, cxs }: OwnRecords,
  { storage, sites, reserves }: FioData & Pick<TodayQuestion, 'reserves'>,
  company: Company | null,
  preferences: Preferences,
  updated: readonly UpdatedPlan[],
  now: number,
  seenOrders: readonly string[] = [],
): Omit<TodayQuestion, 'programs'> {
  const { cx, rules } = termsOf(basisOf({ empires, cxs, preferences }, {}))
  const { burnDaysYellow, burnResupplyDays, flowsFrom } = preferences
  return {
    now,
    plans: ownPlans(plans, { empires, cxs, preferences }).map(({ basis, ...plan }) => ({
      ...plan,
      name: plan.name || UNNAMED_PLAN,
      ...termsOf(basis),
    })),
    storage,
    sites,
    ...{ company, reserves, flowsFrom },
    money: { cx, rules, rates: preferences.currencyRates },
    ...{ updated, seenOrders },
    soonDays: burnDaysYellow,
    targetDays: burnResupplyDays,
  }
}
