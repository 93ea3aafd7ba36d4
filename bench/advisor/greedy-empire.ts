import type { FixedBase } from '../../engine/advisor/empire/fixed-base.ts'
import { empireModel } from '../../engine/advisor/empire/model.ts'
import { proposedBases } from '../../engine/advisor/empire/proposal.ts'
import type { EmpireRequest } from '../../engine/advisor/empire/request.ts'
import { roundedEmpire } from '../../engine/advisor/empire/rounded.ts'
import { PROOF, type Solver } from '../../engine/advisor/solver.ts'
import type { Universe } from '../../engine/universe/universe.ts'

/** A base within this share of the best one is good enough for one step. */
const STEP_GAP = 0.01
const SECONDS = 5
/** The planets with the best relaxation. */
const TRIED = 3

/**
 * The baseline for the best empire: one best base after another. Each one gets what the earlier ones left of the
 * limits, and may use their surplus and supply their deficit.
 */
export function greedyBases(
  solver: Solver,
  universe: Universe,
  request: EmpireRequest,
): FixedBase[] {
  let bases: FixedBase[] = []
  let profit = 0
  for (;;) {
    const used = new Set(bases.map(({ site }) => site))
    const bounded = [...request.sites.keys()]
      .filter((site) => !used.has(site))
      .flatMap((site) => {
        const model = empireModel(universe, request, { open: [site], fixed: bases })
        const relaxed = solver.relax(model.program)
        return relaxed ? [{ model, bound: relaxed.objective + model.constant }] : []
      })
      .sort((a, b) => b.bound - a.bound)
    let next: FixedBase[] | undefined
    for (const { model, bound } of bounded.slice(0, TRIED)) {
      if (bound <= profit * (1 + PROOF)) break
      const solved = solver.solve(model.program, {
        gap: STEP_GAP,
        secondsAtMost: SECONDS,
        ...(profit > 0 && { stopBelow: profit - model.constant }),
      })
      if (!('values' in solved) || solved.objective + model.constant <= profit + 1) continue
      profit = solved.objective + model.constant
      const rounded = roundedEmpire(solver, model, solved.values)
      next = rounded && proposedBases(universe, model, rounded)
    }
    if (!next || next.length === bases.length) return bases
    bases = next
  }
}
