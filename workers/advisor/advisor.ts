import { proxy } from 'comlink'
import type { Advice, AdviceProgress } from '../../engine/advisor/advice.ts'
import type { EmpireAnswer, EmpireProgress } from '../../engine/advisor/empire/answer.ts'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import type { EmpireCrew } from '../../engine/advisor/empire/crew.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import type {
  EmpireExpansion,
  EmpireExpansionQuestion,
} from '../../engine/advisor/expansion/empire-expansion.ts'
import {
  type BestPlanets,
  bestPlanets,
  type PlanetCrew,
} from '../../engine/advisor/planets/best-planets.ts'
import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import type { TargetAnswer, TargetProgress } from '../../engine/advisor/target/solve-target.ts'
import { type DataVersion, type HandOver, handingOver } from '../data-version.ts'
import { createPool } from '../pool.ts'
import type { AdvisorApi, AdvisorAsked, TargetAsked } from './advisor-api.ts'

/**
 * Runs the advisor off the page's thread. Cancelling ends its worker at once, because the solver cannot be interrupted.
 */
export interface Advisor {
  advise(
    version: DataVersion,
    asked: AdvisorAsked,
    options: { signal: AbortSignal; onProgress: (progress: AdviceProgress) => void },
  ): Promise<Advice>
  /** Searches all stored planets. When the time is over it returns the best so far. */
  bestPlanets(
    version: DataVersion,
    asked: BestPlanetsAsked,
    options: { signal: AbortSignal; onProgress: (known: BestPlanets) => void },
  ): Promise<BestPlanets>
  /** The set of bases that earns most together. Every progress report has the best so far and the bound. */
  bestEmpire(
    version: DataVersion,
    asked: EmpireAsked,
    options: { signal: AbortSignal; onProgress: (progress: EmpireProgress) => void },
  ): Promise<EmpireAnswer>
  empireExpansion(
    version: DataVersion,
    asked: EmpireExpansionQuestion,
    options: { signal: AbortSignal },
  ): Promise<EmpireExpansion>
  target(
    version: DataVersion,
    asked: TargetAsked,
    options: { signal: AbortSignal; onProgress: (progress: TargetProgress) => void },
  ): Promise<TargetAnswer>
}

export interface EmpireAsked {
  readonly question: BestEmpireQuestion
  readonly secondsAtMost: number
}

export interface BestPlanetsAsked {
  readonly question: PlanetQuestion
  readonly secondsAtMost: number
}

/** Long enough to edit the limits again without restarting the solver. */
const IDLE_MS = 10 * 60_000
const MAX_WORKERS = 4

/** One for each core: the page itself has little to do in the meantime. */
const workers = () => Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2))

export function createAdvisor(handOver: HandOver): Advisor {
  const pool = createPool<AdvisorApi>({
    start: (name) =>
      new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module', name }),
    size: workers(),
    idleMs: IDLE_MS,
    greet: handingOver(handOver),
  })
  return {
    advise: (version, asked, { signal, onProgress }) =>
      pool.run(
        async (api): Promise<Advice> => await api.advise(version, asked, proxy(onProgress)),
        signal,
      ),
    async bestPlanets(version, { question, secondsAtMost }, { signal, onProgress }) {
      const time = AbortSignal.timeout(secondsAtMost * 1000)
      const either = AbortSignal.any([signal, time])
      const crew: PlanetCrew = {
        planets: (asked) => pool.run(async (api) => await api.planets(version, asked), either),
        bounds: (asked, sets) =>
          pool.run(async (api) => await api.bounds(version, asked, sets), either),
        plainLook: (asked, set) =>
          pool.run(async (api) => await api.plainLook(version, asked, set), either),
        likelyLook: (asked, set) =>
          pool.run(async (api) => await api.likelyLook(version, asked, set), either),
        look: (asked, set, stopBelow) =>
          pool.run(async (api) => await api.look(version, asked, set, stopBelow), either),
      }
      let known: BestPlanets | undefined
      try {
        return await bestPlanets(crew, question, (now) => {
          known = now
          onProgress(now)
        })
      } catch (problem) {
        if (!time.aborted || signal.aborted) throw problem
        if (known) return known
        throw new Error(`No result was found within ${secondsAtMost} s.`)
      }
    },
    async bestEmpire(version, { question, secondsAtMost }, { signal, onProgress }) {
      const end = performance.now() + secondsAtMost * 1000
      const crew: EmpireCrew = {
        hands: workers(),
        begin: (asked, seconds) =>
          pool.run(async (api) => await api.empireBegin(version, asked, seconds), signal),
        blueprint: (at, solving, onBound = () => {}) =>
          pool.run(
            async (api) => await api.empireBlueprint(version, at, solving, proxy(onBound)),
            signal,
          ),
        nearby: (asked, first) =>
          pool.run(async (api) => await api.empireNearby(version, asked, first), signal),
        evaluate: (at, bases) =>
          pool.run(async (api) => await api.empireEvaluate(version, at, bases), signal),
        spread: (at, plan, seconds) =>
          pool.run(async (api) => await api.empireSpread(version, at, plan, seconds), signal),
        improve: (at, piece) =>
          pool.run(async (api) => await api.empireImprove(version, at, piece), signal),
        finish: (at, found) =>
          pool.run(async (api) => await api.empireFinish(version, at, found), signal),
      }
      return bestEmpire(crew, question, {
        secondsLeft: () => (end - performance.now()) / 1000,
        onProgress,
      })
    },
    empireExpansion: (version, asked, { signal }) =>
      pool.run(
        async (api): Promise<EmpireExpansion> => await api.empireExpansion(version, asked),
        signal,
      ),
    target: (version, asked, { signal, onProgress }) =>
      pool.run(
        async (api): Promise<TargetAnswer> => await api.target(version, asked, proxy(onProgress)),
        signal,
      ),
  }
}
