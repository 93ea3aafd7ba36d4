import { PROOF, relativeGap } from '../solver.ts'
import type { EmpireAnswer, EmpireProgress, EmpireStage } from './answer.ts'
import { tooManyBases } from './most-bases.ts'
import { neighbourhoodSource } from './neighbourhoods.ts'
import type { BestEmpireQuestion } from './question.ts'
import type { EmpireAt, EmpireSolverPool } from './solver-pool.ts'
import type { FoundEmpire, Solving } from './steps.ts'

export interface EmpireOptions {
  /** Left out: the search ends when no neighbourhood can be improved. */
  readonly secondsLeft?: () => number
  readonly onProgress?: (progress: EmpireProgress) => void
}

/** Whole homes and area that no building fits leave a part of each base unused. */
const FIRST = { secondsAtMost: 2, gap: 0.01, areaShare: 0.96, fitsWholeRuns: true }
const MAX_AT_FIRST = 10
const ROUNDING_SECONDS = 2.5
const CLASH_SECONDS = 20
const NEIGHBOURHOOD_SECONDS = 6
/** The relaxation is solved to this gap for the bound. */
const PROVING_GAP = 5e-4
/** The share of the time for the proof if there is only one worker. */
const PROVING_SHARE = 0.25
/** The time for the proof if it has a worker of its own. */
const PROVING_SECONDS = 600
const MIN_SECONDS = 0.3

/**
 * The bases that earn most together. First the relaxation: all planets as one, quick to solve. Its value is the bound.
 * Then its buildings are placed on planets. Then two or three bases at a time, a neighbourhood, are given up and built
 * again around the others, until no neighbourhood can be improved or the time is over.
 */
export async function bestEmpire(
  pool: EmpireSolverPool,
  question: BestEmpireQuestion,
  { secondsLeft = () => Infinity, onProgress }: EmpireOptions = {},
): Promise<EmpireAnswer> {
  const tooMany = tooManyBases({ ...question, permits: question.limits.permits })
  if (tooMany) throw new Error(tooMany)
  const within = (seconds: number) => Math.max(MIN_SECONDS, Math.min(seconds, secondsLeft()))
  const atFirst = withPermits(question, permitsAtFirst(question))
  const [nearby, begun] = await Promise.all([
    pool.nearby(atFirst, {
      ...FIRST,
      secondsAtMost: FIRST.secondsAtMost,
      roundingSeconds: ROUNDING_SECONDS,
    }),
    pool.begin(question, within(CLASH_SECONDS)),
  ])
  if (begun.clash) return { status: 'clash', limits: begun.clash }
  const everywhere: EmpireAt = { question, planets: null }
  const further = (nearby?.planets ?? []).filter((id) => !begun.names.includes(id))
  const names = [...begun.names, ...further]
  const sites = [...begun.sites, ...further.map((id) => names.indexOf(id))]
  const near = [...new Set([...(nearby?.near ?? []), ...begun.near])]
  const at: EmpireAt = begun.coversAll
    ? everywhere
    : { question, planets: [...begun.planets, ...further] }
  let best = begun.today
  let { bound } = begun
  let stage: EmpireStage = 'first'
  const known = (): EmpireProgress => {
    const profit = best?.proposal.totals.profit
    const most = profit === undefined ? bound : Math.max(bound, profit)
    return {
      stage,
      best: best?.proposal,
      bound: most,
      gap: profit === undefined ? Infinity : relativeGap(profit, most),
    }
  }
  const tell = () => onProgress?.(known())
  const take = (found: FoundEmpire | undefined) => {
    const isBetter = found && (!best || found.proposal.totals.profit > best.proposal.totals.profit)
    if (isBetter) best = found
    if (isBetter) tell()
    return isBetter === true
  }
  const lower = (value: number) => {
    if (!(value < bound)) return
    bound = value
    tell()
  }
  // A slow machine may need all of the time for the beginning. So the first empire has a time of its own.
  const firstLook = (seconds: number) => (best && best.bases.length > 0 ? within(seconds) : seconds)
  const isOver = () => secondsLeft() < MIN_SECONDS || known().gap <= PROOF
  tell()

  const prove = async (seconds: number, start?: Float64Array) => {
    const solving: Solving = {
      secondsAtMost: within(seconds),
      gap: PROVING_GAP,
      areaShare: 1,
      fitsWholeRuns: false,
      start,
    }
    const proved = await pool.targetMix(everywhere, solving, lower)
    if (proved) lower(proved.bound)
  }
  const startProof = (start?: Float64Array) => {
    if (pool.size === 1) return undefined
    const proving = prove(PROVING_SECONDS, start)
    // A cancellation rejects every promise. The awaited ones report it.
    proving.catch(() => {})
    return proving
  }
  const early = begun.coversAll ? undefined : startProof()

  if (nearby && nearby.bases.length > 0) {
    const bases = nearby.bases.map((plan) => ({ site: names.indexOf(plan.planet.planetid), plan }))
    take(await pool.evaluate(at, bases))
  }
  const beginning: EmpireAt = { ...at, question: atFirst }
  const mix = await pool.targetMix(beginning, {
    ...FIRST,
    secondsAtMost: firstLook(FIRST.secondsAtMost),
  })
  const start = begun.coversAll && mix && mix.sites.length > 0 ? mix.values : undefined
  const proving = early ?? startProof(start)
  if (mix && mix.sites.length > 0)
    take(await pool.roundMix(beginning, mix, firstLook(ROUNDING_SECONDS)))
  stage = 'improving'

  const neighbourhoods = neighbourhoodSource(sites)
  const left = permitsOf(question.existing.filter(({ choice }) => choice === 'leave'))
  const work = async () => {
    while (!isOver()) {
      const permits = best?.proposal.totals.permits ?? 0
      const free = neighbourhoods.next(
        best?.bases.map(({ site }) => site) ?? [],
        permits + question.permitsPerBase <= question.limits.permits - left,
      )
      if (!free) return
      const found = await pool.improve(at, {
        bases: best?.bases ?? begun.kept,
        free,
        near,
        profit: best?.proposal.totals.profit ?? -Infinity,
        secondsAtMost: within(NEIGHBOURHOOD_SECONDS),
      })
      if (take(found)) neighbourhoods.renew()
    }
  }
  const others = Array.from({ length: Math.max(1, pool.size - 1) }, work)
  const last = proving ? proving.then(work) : prove(PROVING_SHARE * secondsLeft(), start)
  await Promise.all([...others, last])

  if (!best) return { status: 'nothingFound', bound, scope: begun.scope }
  const proposal = await pool.finish(at, best)
  best = { ...best, proposal }
  const now = known()
  return {
    ...now,
    best: proposal,
    status: now.gap <= PROOF ? 'proved' : 'timeOut',
    worth: begun.worth,
    scope: begun.scope,
  }
}

const permitsOf = (bases: BestEmpireQuestion['existing']) =>
  bases.reduce((sum, { plan }) => sum + plan.planet.permits, 0)

/** Rounding more bases at once takes too long. The others come one neighbourhood after the other. */
const permitsAtFirst = ({ limits, existing, permitsPerBase }: BestEmpireQuestion) =>
  Math.min(limits.permits, permitsOf(existing) + MAX_AT_FIRST * permitsPerBase)

const withPermits = (question: BestEmpireQuestion, permits: number): BestEmpireQuestion => ({
  ...question,
  limits: { ...question.limits, permits },
})
