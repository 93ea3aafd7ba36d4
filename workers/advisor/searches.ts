import type { Advice, AdviceProgress } from '../../engine/advisor/base/advice.ts'
import { advise } from '../../engine/advisor/base/advise.ts'
import { type AdvisorQuestion, requestOf } from '../../engine/advisor/base/question.ts'
import { type EmpireSteps, empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import {
  type EmpireExpansion,
  type EmpireExpansionQuestion,
  empireExpansion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import { type PlanetSolverPool, planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { type TargetQuestion, targetRequestOf } from '../../engine/advisor/target/request.ts'
import {
  solveTarget,
  type TargetAnswer,
  type TargetProgress,
} from '../../engine/advisor/target/solve-target.ts'
import type { Universe } from '../../engine/universe/universe.ts'
import type { StepOf, TimedQuestion } from '../questions.ts'
import { loadSolver } from './load-solver.ts'

// The calls that need the solver. `calls.ts` is the table, and loads them on first use.

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

export async function answerAdvise(
  universe: Universe,
  { question, secondsAtMost }: TimedQuestion<AdvisorQuestion>,
  onProgress: (progress: AdviceProgress) => void,
): Promise<Advice> {
  const solver = await loadedSolver()
  const options = { ...timeFor(secondsAtMost), onProgress }
  return advise(solver, universe, requestOf(universe, question), options)
}

export async function answerTarget(
  universe: Universe,
  { question, secondsAtMost }: TimedQuestion<TargetQuestion>,
  onProgress: (progress: TargetProgress) => void,
): Promise<TargetAnswer> {
  const solver = await loadedSolver()
  const options = { ...timeFor(secondsAtMost), onProgress }
  return solveTarget(solver, universe, targetRequestOf(universe, question), options)
}

export const answerEmpireExpansion = async (
  universe: Universe,
  question: EmpireExpansionQuestion,
): Promise<EmpireExpansion> => empireExpansion(await loadedSolver(), universe, question)

export const answerPlanetStep = async (universe: Universe, step: StepOf<PlanetSolverPool>) =>
  runStep(planetPoolOfOne(await loadedSolver(), universe), step)

export const answerEmpireStep = async (
  universe: Universe,
  step: StepOf<EmpireSteps>,
  onBound: (bound: number) => void,
) => runStep<EmpireSteps>(empirePoolOfOne(await loadedSolver(), universe), step, onBound)

function runStep<Steps>(
  steps: Steps,
  { step, args }: { readonly step: keyof Steps; readonly args: readonly unknown[] },
  onProgress?: (progress: number) => void,
): unknown {
  const run = steps[step] as (...args: readonly unknown[]) => unknown
  return run(...args, onProgress)
}
