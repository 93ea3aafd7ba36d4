import type { AdviceProgress } from '../../engine/advisor/base/advice.ts'
import { advise } from '../../engine/advisor/base/advise.ts'
import { type AdvisorQuestion, requestOf } from '../../engine/advisor/base/question.ts'
import { type EmpireSteps, empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import {
  type EmpireExpansionQuestion,
  empireExpansion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import { type PlanetSolverPool, planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { type TargetQuestion, targetRequestOf } from '../../engine/advisor/target/request.ts'
import { solveTarget, type TargetProgress } from '../../engine/advisor/target/solve-target.ts'
import type { Universe } from '../../engine/universe/universe.ts'
import { loadSolver } from './load-solver.ts'

/** When the time is over, a search ends with its best result. Without a limit it ends when the best is found. */
interface Timed<Question> {
  readonly question: Question
  readonly secondsAtMost?: number
}

/** One step of a search that the page divides among workers. */
export type StepOf<Steps> = {
  [Step in keyof Steps]: Steps[Step] extends (...args: infer Args) => unknown
    ? { readonly step: Step; readonly args: Args }
    : never
}[keyof Steps]

let solver: Promise<Solver> | undefined

function loadedSolver(): Promise<Solver> {
  solver ??= loadSolver()
  // Retry loads it again.
  solver.catch(() => {
    solver = undefined
  })
  return solver
}

/** What is left of the time. The solver takes 0 for no limit. */
function timeFor(secondsAtMost: number | undefined) {
  if (secondsAtMost === undefined) return {}
  const end = performance.now() + secondsAtMost * 1000
  return { secondsLeft: () => Math.max(0.01, (end - performance.now()) / 1000) }
}

export const searchCalls = {
  async advise(
    universe: Universe,
    { question, secondsAtMost }: Timed<AdvisorQuestion>,
    onProgress: (progress: AdviceProgress) => void,
  ) {
    const solver = await loadedSolver()
    const options = { ...timeFor(secondsAtMost), onProgress }
    return advise(solver, universe, requestOf(universe, question), options)
  },

  async target(
    universe: Universe,
    { question, secondsAtMost }: Timed<TargetQuestion>,
    onProgress: (progress: TargetProgress) => void,
  ) {
    const solver = await loadedSolver()
    const options = { ...timeFor(secondsAtMost), onProgress }
    return solveTarget(solver, universe, targetRequestOf(universe, question), options)
  },

  empireExpansion: async (universe: Universe, question: EmpireExpansionQuestion) =>
    empireExpansion(await loadedSolver(), universe, question),

  /** A part of the search over all planets, which the page runs on several workers. */
  planetStep: async (universe: Universe, step: StepOf<PlanetSolverPool>) =>
    runStep(planetPoolOfOne(await loadedSolver(), universe), step),

  /** The same for the best empire; the progress is a lower bound of one step. */
  empireStep: async (
    universe: Universe,
    step: StepOf<EmpireSteps>,
    onBound: (bound: number) => void,
  ) => runStep<EmpireSteps>(empirePoolOfOne(await loadedSolver(), universe), step, onBound),
}

function runStep<Steps>(
  steps: Steps,
  { step, args }: { readonly step: keyof Steps; readonly args: readonly unknown[] },
  onProgress?: (progress: number) => void,
): unknown {
  const run = steps[step] as (...args: readonly unknown[]) => unknown
  return run(...args, onProgress)
}
