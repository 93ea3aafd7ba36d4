import type { Universe } from '../../universe/universe.ts'
import { isFeasible, PROOF, relativeGap, type Solver } from '../solver.ts'
import type { EmpireAnswer, EmpireProgress, EmpireProposal, EmpireStage } from './answer.ts'
import { clashingEmpireLimits } from './clash.ts'
import type { FixedBase } from './fixed-base.ts'
import { greedyBases } from './greedy.ts'
import { keptBases } from './kept-bases.ts'
import { empireModel } from './model.ts'
import { proposalOf, withLosses } from './proposal.ts'
import type { BestEmpireQuestion } from './question.ts'
import { empireRequestOf, openPlanets, openSites } from './request.ts'
import { shortlist, siteValuer } from './shortlist.ts'
import { empireWorth } from './worth.ts'

export interface EmpireOptions {
  /** What is left of the time; without it there is no end. */
  readonly secondsLeft?: () => number
  readonly onProgress?: (progress: EmpireProgress) => void
}

/** Planets that are looked at together. */
const MOST_SITES = 24
const MOST_OF_ONE_KIND = 2

/** The bases that earn most together. */
export function bestEmpire(
  solver: Solver,
  universe: Universe,
  question: BestEmpireQuestion,
  { secondsLeft = () => Infinity, onProgress }: EmpireOptions = {},
): EmpireAnswer {
  const planets = openPlanets(universe, question)
  const request = empireRequestOf(universe, question, candidates(universe, question, planets))
  let best: { proposal: EmpireProposal; bases: readonly FixedBase[] } | undefined
  let bound = Infinity
  const known = (stage: EmpireStage): EmpireProgress => ({
    stage,
    best: best?.proposal,
    bound,
    gap: best ? relativeGap(best.proposal.totals.profit, bound) : Infinity,
  })
  const take = (bases: readonly FixedBase[], stage: EmpireStage) => {
    const proposal = proposalOf(solver, universe, request, bases)
    if (!proposal) return
    if (best && proposal.totals.profit <= best.proposal.totals.profit) return
    best = { proposal, bases }
    onProgress?.(known(stage))
  }

  const fixed = keptBases(universe, request)
  const all = empireModel(universe, request, { open: openSites(request), fixed })
  const relaxed = solver.relax(all.program)
  if (!relaxed || !isFeasible(solver, all.program)) {
    return { status: 'clash', limits: clashingEmpireLimits(solver, universe, request) }
  }
  if (planets.length + question.existing.length <= request.sites.length + request.left.length) {
    bound = relaxed.objective + all.constant
  }
  take(fixed, 'first')
  greedyBases(
    solver,
    universe,
    request,
    (bases) => take(bases, 'first'),
    () => secondsLeft() < 0.1,
  )
  if (!best) return { status: 'nothingFound' }
  const { proposal, bases } = best
  best = { bases, proposal: withLosses(solver, universe, request, bases, proposal) }
  const now = known('first')
  return {
    ...now,
    best: best.proposal,
    status: now.gap <= PROOF ? 'proved' : 'timeOut',
    worth: empireWorth(universe, all, relaxed),
  }
}

/** All planets where they are few; else the most valuable ones at today's prices, of different kinds. */
function candidates(
  universe: Universe,
  question: BestEmpireQuestion,
  planets: readonly string[],
): readonly string[] {
  if (planets.length <= MOST_SITES) return planets
  const { sites, limits } = empireRequestOf(
    universe,
    { ...question, existing: [], freight: null },
    planets,
  )
  const values = siteValuer(universe, { sites, limits })(({ site }) => site.prices)
  return shortlist(values, MOST_SITES, MOST_OF_ONE_KIND).map((index) => planets[index]!)
}
