import { type Model, solve } from 'yalps'
import { HABITATION_TYPES } from '../../engine/game/plan.ts'
import { WORKFORCES } from '../../engine/game/primitives.ts'
import { type HabitationProblem, solveHabitation } from '../../engine/plan/habitation/habitation.ts'
import { AREAS, SHARED_CAPACITY, SINGLE_CAPACITY } from '../../engine/plan/habitation/program.ts'
import { measureAgainst } from '../measure.ts'
import { randomFrom } from '../random.ts'
import type { Row } from '../suite.ts'

const PROGRAMS = 20

/** Construction cost of each on a planet with a normal environment, in the order of HABITATION_TYPES. */
const USUAL_COSTS = [45_000, 50_000, 160_000, 450_000, 840_000, 75_000, 180_000, 750_000, 1_150_000]

/** Typical bases: up to 1,200 workers of a tier, not all tiers needed, prices as on the exchanges. */
function typicalProblems(): HabitationProblem[] {
  const random = randomFrom(11)
  return Array.from({ length: PROGRAMS }, (_, n) => {
    const kinds = WORKFORCES.map((kind) => [
      kind,
      random() < 0.65 ? 5 * Math.floor(random() * 240) : 0,
    ])
    const costs = HABITATION_TYPES.map((type, t) => [type, USUAL_COSTS[t]! * (0.5 + random())])
    return {
      goal: n % 2 === 0 ? 'cost' : 'area',
      required: Object.fromEntries(kinds),
      costs: Object.fromEntries(costs),
      availableArea: 500,
    }
  })
}

/** The same problem as a linear program for a general solver. */
function modelOf({ goal, required, costs }: HabitationProblem): Model<string, string> {
  const variables = HABITATION_TYPES.map((type, t): [string, Record<string, number>] => {
    const housed = t < 5 ? [[t, SINGLE_CAPACITY]] : [t - 5, t - 4].map((k) => [k, SHARED_CAPACITY])
    const coefficients = housed.map(([k, places]) => [WORKFORCES[k!]!, places!])
    return [type, { ...Object.fromEntries(coefficients), cost: costs[type], area: AREAS[t]! }]
  })
  return {
    direction: 'minimize',
    objective: goal === 'area' ? 'area' : 'cost',
    constraints: Object.fromEntries(WORKFORCES.map((kind) => [kind, { min: required[kind] }])),
    variables: Object.fromEntries(variables),
    integers: true,
  }
}

/** Both must find the same optimum, or the comparison would be meaningless. */
function assertEqual(ours: number, theirs: number) {
  if (Math.abs(ours - theirs) > 1e-6 * Math.max(1, Math.abs(theirs))) {
    throw new Error(`Optimum ${ours}, the general solver found ${theirs}`)
  }
}

export function measureHabitation(): Row[] {
  const problems = typicalProblems()
  const models = problems.map(modelOf)
  for (const [n, problem] of problems.entries()) {
    assertEqual(solveHabitation(problem).result, solve(models[n]!, EXACT).result)
  }
  return [
    measureAgainst(
      'habitation.optimum',
      'µs',
      () => problems.map(solveHabitation),
      { with: 'yalps', work: () => models.map((model) => solve(model, EXACT)) },
      { perCall: PROGRAMS, samples: 21 },
    ),
  ]
}

const EXACT = { tolerance: 0 }
