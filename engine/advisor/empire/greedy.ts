import type { Universe } from '../../universe/universe.ts'
import type { Solver } from '../solver.ts'
import type { FixedBase } from './fixed-base.ts'
import { keptBases } from './kept-bases.ts'
import { empireModel } from './model.ts'
import { basesOf } from './proposal.ts'
import type { EmpireRequest } from './request.ts'

/** A base within this share of the best one is good enough for one step. */
const STEP_GAP = 0.01

/**
 * One best base after another, each under what those before it left of the limits, with what they leave over and lack.
 * `onBase` hears of every step.
 */
export function greedyBases(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  onBase: (bases: readonly FixedBase[]) => void = () => {},
  isOver: () => boolean = () => false,
): FixedBase[] {
  let bases = keptBases(universe, request)
  for (;;) {
    const used = new Set(bases.map(({ site }) => site))
    const rest = [...request.sites.keys()].filter((site) => !used.has(site))
    const next = nextBase(solver, universe, request, bases, rest, isOver)
    if (!next) return bases
    bases = next
    onBase(bases)
  }
}

function nextBase(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
  fixed: readonly FixedBase[],
  rest: readonly number[],
  isOver: () => boolean,
): FixedBase[] | undefined {
  const bounded = rest
    .flatMap((site) => {
      const model = empireModel(universe, request, { open: [site], fixed })
      if (isOver()) return []
      const bound = solver.relax(model.program)?.objective
      return bound === undefined ? [] : [{ model, bound }]
    })
    .sort((a, b) => b.bound - a.bound)
  const without = empireModel(universe, request, { open: [], fixed })
  let best = (fixed.length > 0 && solver.relax(without.program)?.objective) || 0
  let found: FixedBase[] | undefined
  for (const { model, bound } of bounded) {
    if (bound <= best || isOver()) break
    const solved = solver.solve(model.program, { gap: STEP_GAP })
    if (!('values' in solved) || solved.objective <= best + LEAST_GAIN) continue
    best = solved.objective
    found = basesOf(universe, model, solved.values)
  }
  return found && found.length > fixed.length ? found : undefined
}

/** $ a day that another base has to bring. */
const LEAST_GAIN = 1
