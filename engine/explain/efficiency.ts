import { FACTION_BONUS, FERTILITY_SLOPE, INFERTILE } from '../game/constants/bonuses.ts'
import { EXPERTISES } from '../game/primitives.ts'
import type { EfficiencyFactor } from '../plan/result.ts'
import { buildingAt, once, type PlanContext } from './context.ts'
import { byRule, difference, fromGame, given, product, quotient, sum, type Term } from './term.ts'
import { staffTerm } from './workforce.ts'

const ONE = byRule('Plain', 1, 'factor')

export const efficiencyTerm = (context: PlanContext, row: number): Term =>
  once(context, `efficiency ${row}`, () => newEfficiencyTerm(context, row))

function newEfficiencyTerm(context: PlanContext, row: number): Term {
  const { name, efficiencyElements } = buildingAt(context, row)
  if (!context.universe.buildings.indexOf.has(name)) {
    return byRule(`Efficiency of ${name}`, 0, 'factor', `Building ${name} not available.`)
  }
  return product(
    `Efficiency of ${name}`,
    'factor',
    efficiencyElements.map((factor) => factorTerm(context, name, factor)),
  )
}

function factorTerm(
  context: PlanContext,
  building: string,
  { efficiencyType, value }: EfficiencyFactor,
): Term {
  const index = context.universe.buildings.indexOf.get(building)!
  switch (efficiencyType) {
    case 'FERTILITY':
      return fertilityTerm(context)
    case 'HQ':
      return byRule('Corporate HQ', value, 'factor')
    case 'COGC':
      return byRule(`CoGC programme ${context.result.cogc}`, value, 'factor')
    case 'EXPERT':
      return sum('Experts', 'factor', [ONE, byRule('Expert bonus', value - 1, 'factor')])
    case 'WORKFORCE':
      return staffTerm(context, index)
    case 'FACTION':
      return factionTerm(context, index)
  }
}

function fertilityTerm({ universe, input }: PlanContext): Term {
  const planet = universe.planets.indexOf.get(input.plan.planet.planetid)!
  const fertility = universe.planets.fertility[planet]!
  if (fertility === INFERTILE) return fromGame('Fertility', 0, 'factor', 'nothing grows here')
  return sum('Fertility', 'factor', [
    ONE,
    product('Fertility bonus', 'factor', [
      fromGame('Fertility of the planet', fertility, 'factor'),
      byRule('Bonus per fertility', FERTILITY_SLOPE, 'factor'),
    ]),
  ])
}

function factionTerm({ universe, input }: PlanContext, building: number): Term {
  const { faction, permits_used, permits_total } = input.empire!
  const expertise = EXPERTISES[universe.buildings.expertise[building]!]!
  const permits = (name: string, value: number) => given(name, value, 'factor', { kind: 'empire' })
  return sum('Faction', 'factor', [
    ONE,
    product('Faction bonus', 'factor', [
      byRule(`Bonus of ${faction}`, FACTION_BONUS[faction][expertise]!, 'factor'),
      byRule('Two', 2, 'factor'),
      difference('Unused permits', 'factor', [
        byRule('Three', 3, 'factor'),
        quotient('Permit usage', 'factor', [
          product('Twice the used permits', 'factor', [
            byRule('Two', 2, 'factor'),
            permits('Used permits', permits_used),
          ]),
          permits('Total permits', permits_total),
        ]),
      ]),
    ]),
  ])
}
