import type { Advice, AdviceProgress } from '../../engine/advisor/advice.ts'
import { advise } from '../../engine/advisor/advise.ts'
import { type EmpireAt, empireCrewOfOne, type FirstLook } from '../../engine/advisor/empire/crew.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import type {
  Blueprint,
  FoundEmpire,
  Piece,
  PortableBase,
  Solving,
} from '../../engine/advisor/empire/steps.ts'
import {
  type EmpireExpansion,
  type EmpireExpansionQuestion,
  empireExpansion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import { crewOfOne } from '../../engine/advisor/planets/crew.ts'
import type { OpenSet } from '../../engine/advisor/planets/planet-look.ts'
import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import type { PlanetSet } from '../../engine/advisor/planets/planet-sets.ts'
import { type AdvisorQuestion, requestOf } from '../../engine/advisor/question.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { type TargetQuestion, targetRequestOf } from '../../engine/advisor/target/request.ts'
import {
  solveTarget,
  type TargetAnswer,
  type TargetProgress,
} from '../../engine/advisor/target/solve-target.ts'
import type { GameData } from '../../engine/universe/universe.ts'
import type { DataVersion } from '../data-version.ts'
import { universeCache } from '../universe-cache.ts'
import { loadSolver } from './load-solver.ts'

export interface TargetAsked {
  readonly question: TargetQuestion
  readonly secondsAtMost?: number
}

export interface AdvisorAsked {
  readonly question: AdvisorQuestion
  readonly secondsAtMost?: number
}

let solver: Promise<Solver> | undefined

function loadedSolver(): Promise<Solver> {
  solver ??= loadSolver()
  // Retry loads it again.
  solver.catch(() => {
    solver = undefined
  })
  return solver
}

/** The remaining time. It is never 0, because the solver would take that as no limit. */
function timeFor(secondsAtMost: number | undefined) {
  if (secondsAtMost === undefined) return {}
  const end = performance.now() + secondsAtMost * 1000
  return { secondsLeft: () => Math.max(0.01, (end - performance.now()) / 1000) }
}

export function advisorApi(universes = universeCache()) {
  const crew = async (version: DataVersion) =>
    crewOfOne(...(await Promise.all([loadedSolver(), universes.withAllPlanets(version)])))
  const empire = async (version: DataVersion, { planets, existing }: BestEmpireQuestion) => {
    const standing = existing.map(({ plan }) => plan.planet.planetid)
    const [solver, universe] = await Promise.all([
      loadedSolver(),
      planets === 'all'
        ? universes.withAllPlanets(version)
        : universes.withPlanets(version, [...planets, ...standing]),
    ])
    return empireCrewOfOne(solver, universe)
  }
  return {
    receive: (data: GameData) => universes.receive(data),

    async advise(
      version: DataVersion,
      { question, secondsAtMost }: AdvisorAsked,
      onProgress: (progress: AdviceProgress) => void,
    ): Promise<Advice> {
      const [solver, universe] = await Promise.all([
        loadedSolver(),
        universes.withPlanets(version, [question.site.planetNaturalId]),
      ])
      return advise(solver, universe, requestOf(universe, question), {
        ...timeFor(secondsAtMost),
        onProgress,
      })
    },

    planets: async (version: DataVersion, question: PlanetQuestion) =>
      (await crew(version)).planets(question),
    bounds: async (version: DataVersion, question: PlanetQuestion, sets: readonly PlanetSet[]) =>
      (await crew(version)).bounds(question, sets),
    plainLook: async (version: DataVersion, question: PlanetQuestion, set: OpenSet) =>
      (await crew(version)).plainLook(question, set),
    likelyLook: async (version: DataVersion, question: PlanetQuestion, set: OpenSet) =>
      (await crew(version)).likelyLook(question, set),
    look: async (version: DataVersion, question: PlanetQuestion, set: OpenSet, stopBelow: number) =>
      (await crew(version)).look(question, set, stopBelow),

    empireBegin: async (version: DataVersion, question: BestEmpireQuestion, seconds: number) =>
      (await empire(version, question)).begin(question, seconds),
    empireNearby: async (version: DataVersion, question: BestEmpireQuestion, first: FirstLook) =>
      (await empire(version, question)).nearby(question, first),
    empireEvaluate: async (version: DataVersion, at: EmpireAt, bases: readonly PortableBase[]) =>
      (await empire(version, at.question)).evaluate(at, bases),
    empireBlueprint: async (
      version: DataVersion,
      at: EmpireAt,
      solving: Solving,
      onBound: (bound: number) => void,
    ) => (await empire(version, at.question)).blueprint(at, solving, onBound),
    empireSpread: async (version: DataVersion, at: EmpireAt, plan: Blueprint, seconds: number) =>
      (await empire(version, at.question)).spread(at, plan, seconds),
    empireImprove: async (version: DataVersion, at: EmpireAt, piece: Piece) =>
      (await empire(version, at.question)).improve(at, piece),
    empireFinish: async (version: DataVersion, at: EmpireAt, found: FoundEmpire) =>
      (await empire(version, at.question)).finish(at, found),

    async empireExpansion(
      version: DataVersion,
      asked: EmpireExpansionQuestion,
    ): Promise<EmpireExpansion> {
      const plans = [...asked.bases, ...asked.question.existing].map(({ plan }) => plan)
      const [solver, universe] = await Promise.all([
        loadedSolver(),
        universes.withPlanets(version, [...new Set(plans.map(({ planet }) => planet.planetid))]),
      ])
      return empireExpansion(solver, universe, asked)
    },

    async target(
      version: DataVersion,
      { question, secondsAtMost }: TargetAsked,
      onProgress: (progress: TargetProgress) => void,
    ): Promise<TargetAnswer> {
      const planets = question.sites.map(({ planetNaturalId }) => planetNaturalId)
      const [solver, universe] = await Promise.all([
        loadedSolver(),
        universes.withPlanets(version, planets),
      ])
      return solveTarget(solver, universe, targetRequestOf(universe, question), {
        ...timeFor(secondsAtMost),
        onProgress,
      })
    },
  }
}
export type AdvisorApi = ReturnType<typeof advisorApi>
