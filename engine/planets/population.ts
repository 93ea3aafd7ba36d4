import type { PopulationReport } from '../game/gamedata.ts'
import { WORKFORCES, type Workforce } from '../game/primitives.ts'

/** Rates and happiness are fractions, 1 = all. */
export interface PopulationFigures {
  workforce: Workforce
  nextPopulation: number
  difference: number
  unemploymentRate: number
  averageHappiness: number
  openJobs: number
  /** Unemployed people, whom a new base could employ. */
  free: number
}

const KINDS = {
  pioneer: 'Pioneer',
  settler: 'Settler',
  technician: 'Technician',
  engineer: 'Engineer',
  scientist: 'Scientist',
} as const satisfies Record<Workforce, string>

export function freeWorkers(nextPopulation: number, unemploymentRate: number): number {
  return Math.floor(nextPopulation * unemploymentRate)
}

export function populationFigures(report: PopulationReport): PopulationFigures[] {
  return WORKFORCES.map((workforce) => {
    const kind = KINDS[workforce]
    return {
      workforce,
      nextPopulation: report[`NextPopulation${kind}`],
      difference: report[`PopulationDifference${kind}`],
      unemploymentRate: report[`UnemploymentRate${kind}`],
      averageHappiness: report[`AverageHappiness${kind}`],
      openJobs: report[`OpenJobs${kind}`],
      free: report[`Free${kind}`],
    }
  })
}
