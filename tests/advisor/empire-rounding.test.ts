import load from 'highs'
import { describe, expect, test } from 'vitest'
import { empireModel } from '../../engine/advisor/empire/model.ts'
import { empireRequestOf, openSites } from '../../engine/advisor/empire/request.ts'
import { roundedEmpire } from '../../engine/advisor/empire/rounded.ts'
import { roundMix, targetMix } from '../../engine/advisor/empire/steps.ts'
import type { LinearProgram } from '../../engine/advisor/program.ts'
import type { Solver } from '../../engine/advisor/solver.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { fertile, small } from './few-planets.ts'
import { FREIGHT, ids, question } from './sample-empire-question.ts'

const solver = highsSolver(await load())
const planets = [
  ...fertile.slice(0, 2).map(({ PlanetNaturalId }) => PlanetNaturalId),
  ...ids.slice(-2),
]
/** Nobody trades water, which bases could make for each other. */
const asked = question({
  planets,
  freight: FREIGHT,
  limits: { permits: 3, sellShare: 0.2, buyShare: 0.2, neverSell: ['H2O'], neverBuy: ['H2O'] },
})
const request = empireRequestOf(small, asked, planets)
const solving = { secondsAtMost: 20, gap: 1e-3, areaShare: 0.96 }
const planned = (fitsWholeRuns: boolean) =>
  targetMix(solver, small, request, openSites(request), { ...solving, fitsWholeRuns })!
const withWater = (keys: readonly string[]) => keys.filter((key) => /H2O/.test(key))

describe('the first bases of an empire', () => {
  test('use nothing without a market, which whole runs could not make as fast as it is used', () => {
    expect(withWater(planned(false).keys)).not.toEqual([])
    const plan = planned(true)
    expect(withWater(plan.keys)).toEqual([])
    const found = roundMix(solver, small, request, plan, 20)!
    expect(found.proposal.totals.profit).toBeGreaterThan(0)
    const recipes = found.bases.flatMap(({ plan }) =>
      plan.buildings.flatMap(({ active_recipes }) => active_recipes.map((one) => one.recipeid)),
    )
    expect(withWater(recipes)).toEqual([])
  })

  test('are rounded together with the base before them where a base alone cannot be', () => {
    const { program, kinds, solution, model } = solvedModel()
    const refused: number[] = []
    /** Refuses the second base alone. */
    const choosy: Solver = {
      relax: solver.relax,
      solve: (narrowed, options) => {
        const free = basesOf(narrowed)
        const isRefused = free.length === 1 && free[0] === kinds[1]
        if (isRefused) refused.push(free[0]!)
        return isRefused ? { status: 'infeasible' } : solver.solve(narrowed, options)
      },
    }
    /** Sites with columns beyond those of the model, one for each way to divide the time of a building. */
    function basesOf(narrowed: LinearProgram) {
      const sites = new Set<number>()
      for (const { site, kinds } of model.open) {
        for (const { works } of kinds) {
          for (const { column } of works) {
            if (narrowed.lower[column] !== narrowed.upper[column] && narrowed.rows > program.rows) {
              if (rowsOf(narrowed, column).some((row) => row >= program.rows)) sites.add(site)
            }
          }
        }
      }
      return [...sites]
    }
    const rounded = roundedEmpire(choosy, model, solution)!
    expect(refused.length).toBeGreaterThan(0)
    for (const { runs } of rounded.loops) for (const run of runs) expect(run % 1).toBe(0)
    const profit = (values: Float64Array) =>
      values.reduce((sum, value, column) => sum + value * program.cost[column]!, 0)
    expect(profit(rounded.values)).toBeGreaterThan(0.9 * profit(solution))
  })
})

const rowsOf = ({ start, row }: LinearProgram, column: number) => [
  ...row.slice(start[column]!, start[column + 1]!),
]

function solvedModel() {
  const both = question({ planets: ids.slice(0, 3), limits: { permits: 3, sellShare: 0.2 } })
  const request = empireRequestOf(small, both, ids.slice(0, 3))
  const model = empireModel(small, request, { open: openSites(request), fixed: [] })
  const solved = solver.solve(model.program, { gap: 1e-3, secondsAtMost: 60 })
  if (!('values' in solved)) throw new Error(solved.status)
  const kinds = model.open
    .filter(({ kinds }) => kinds.some(({ column }) => solved.values[column]! > 0.5))
    .map(({ site }) => site)
  expect(kinds.length).toBeGreaterThan(1)
  return { model, program: model.program, kinds, solution: solved.values }
}
