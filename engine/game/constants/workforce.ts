import type { Workforce } from '../primitives.ts'
import type { Choice, Rules } from './rules.ts'

/** 0: always consumed. 1 or 2: consumed only if that luxury is provided. */
export type LuxuryTier = 0 | 1 | 2

export interface WorkforceNeed {
  ticker: string
  perHundredPerDay: number
  luxury: LuxuryTier
}

function needs(
  essentials: Record<string, number>,
  luxury1: readonly [string, number],
  luxury2: readonly [string, number],
): readonly WorkforceNeed[] {
  return [
    ...Object.entries(essentials).map(([ticker, perHundredPerDay]) => ({
      ticker,
      perHundredPerDay,
      luxury: 0 as const,
    })),
    { ticker: luxury1[0], perHundredPerDay: luxury1[1], luxury: 1 },
    { ticker: luxury2[0], perHundredPerDay: luxury2[1], luxury: 2 },
  ]
}

export type WorkforceNeeds = Readonly<Record<Workforce, readonly WorkforceNeed[]>>

const needsWithTools = (scientistTools: number): WorkforceNeeds => ({
  pioneer: needs({ DW: 4, RAT: 4, OVE: 0.5 }, ['PWO', 0.2], ['COF', 0.5]),
  settler: needs({ DW: 5, RAT: 6, EXO: 0.5, PT: 0.5 }, ['REP', 0.2], ['KOM', 1]),
  technician: needs({ DW: 7.5, RAT: 7, MED: 0.5, HMS: 0.5, SCN: 0.1 }, ['SC', 0.1], ['ALE', 1]),
  engineer: needs({ DW: 10, MED: 0.5, FIM: 7, HSS: 0.2, PDA: 0.1 }, ['VG', 0.2], ['GIN', 1]),
  scientist: needs(
    { DW: 10, MED: 0.5, MEA: 7, LC: 0.2, WS: scientistTools },
    ['NST', 0.1],
    ['WIN', 1],
  ),
})

const NEEDS: Choice<WorkforceNeeds> = {
  classic: needsWithTools(0.1),
  accurate: needsWithTools(0.05),
}

export const workforceNeeds = (rules: Pick<Rules, 'scientistTools'>) => NEEDS[rules.scientistTools]

/** Efficiency of staffed workers: without luxuries 79 %, both luxuries bring it to exactly 1. */
export const BASE_EFFICIENCY = 0.02 * (1 + 10 / 3) * (1 + 4) * (1 + 5 / 6)
export const LUXURY_1_FACTOR = 1 + 1 / 11
export const LUXURY_2_FACTOR = 1 + 2 / 13

const WATER = 'DW'
const FOOD: readonly string[] = ['RAT', 'FIM', 'MEA']

/**
 * The share of efficiency that workers keep if they miss one of their needs. Of the essentials, water brings 1 + 10/3,
 * food 1 + 4 and the others together 1 + 5/6. A tier with several others is assumed to need each alike.
 */
export function efficiencyWithout(needs: readonly WorkforceNeed[], missing: WorkforceNeed): number {
  if (missing.luxury === 1) return 1 / LUXURY_1_FACTOR
  if (missing.luxury === 2) return 1 / LUXURY_2_FACTOR
  if (missing.ticker === WATER) return 1 / (1 + 10 / 3)
  if (FOOD.includes(missing.ticker)) return 1 / (1 + 4)
  const others = needs.filter(
    ({ ticker, luxury }) => luxury === 0 && ticker !== WATER && !FOOD.includes(ticker),
  )
  return (1 + 5 / 6) ** (-1 / others.length)
}
