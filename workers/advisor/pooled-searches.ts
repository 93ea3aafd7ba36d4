import type { EmpireAnswer, EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import type { EmpireSteps } from '../../engine/advisor/empire/solver-pool.ts'
import { type BestPlanets, bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import type { PlanetSolverPool } from '../../engine/advisor/planets/solver-pool.ts'
import type { Bridge } from '../bridge.ts'
import type { DataVersion } from '../data-version.ts'
import type { PlanetsAsked } from '../engine-api.ts'
import type { StepOf } from './searches.ts'

// Searches that the page divides into steps, so that several workers take part.

interface SearchOptions<Progress> {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

export interface BestPlanetsAsked {
  readonly question: PlanetQuestion
  readonly secondsAtMost: number
}

/** Over all stored planets. When the time is over, the result is what is known by then. */
export async function searchBestPlanets(
  advisor: Bridge,
  version: DataVersion,
  { question, secondsAtMost }: BestPlanetsAsked,
  { signal, onProgress }: SearchOptions<BestPlanets>,
): Promise<BestPlanets> {
  const time = AbortSignal.timeout(secondsAtMost * 1000)
  const either = AbortSignal.any([signal, time])
  const pool = stepsThrough<PlanetSolverPool>((step) =>
    advisor.ask(version, 'all', 'planetStep', step, { signal: either }),
  )
  let known: BestPlanets | undefined
  try {
    return await bestPlanets(pool, question, (now) => {
      known = now
      onProgress(now)
    })
  } catch (problem) {
    if (!time.aborted || signal.aborted) throw problem
    if (known) return known
    throw new Error(`${secondsAtMost} s were over before any planet was known.`)
  }
}

export interface EmpireAsked {
  readonly question: BestEmpireQuestion
  readonly secondsAtMost: number
}

/** The planets of an empire's sites and of the bases that it has. */
export const planetsOfEmpire = ({ planets, existing }: BestEmpireQuestion): PlanetsAsked =>
  planets === 'all'
    ? planets
    : [...new Set([...planets, ...existing.map(({ plan }) => plan.planet.planetid)])]

/** The bases that earn most together. Every progress has the best so far and the bound. */
export function searchBestEmpire(
  advisor: Bridge,
  version: DataVersion,
  { question, secondsAtMost }: EmpireAsked,
  { signal, onProgress }: SearchOptions<EmpireProgress>,
): Promise<EmpireAnswer> {
  const end = performance.now() + secondsAtMost * 1000
  const planets = planetsOfEmpire(question)
  const steps = stepsThrough<EmpireSteps>((step, onBound) =>
    advisor.ask(version, planets, 'empireStep', step, { signal, onProgress: onBound }),
  )
  return bestEmpire(Object.assign(steps, { size: advisor.workers }), question, {
    secondsLeft: () => (end - performance.now()) / 1000,
    onProgress,
  })
}

/** Calling a method of the result sends its name and arguments to `ask`. A function among the arguments receives progress. */
function stepsThrough<Steps extends object>(
  ask: (step: StepOf<Steps>, onProgress?: (progress: number) => void) => Promise<unknown>,
): Steps {
  const send =
    (step: string | symbol) =>
    (...given: readonly unknown[]) => {
      const isFunction = (arg: unknown) => typeof arg === 'function'
      const args = given.filter((arg) => !isFunction(arg))
      const onProgress = given.find(isFunction) as ((progress: number) => void) | undefined
      return ask({ step, args } as StepOf<Steps>, onProgress)
    }
  return new Proxy({} as Steps, {
    get: (own, step) => (step in own ? own[step as keyof Steps] : send(step)),
  })
}
