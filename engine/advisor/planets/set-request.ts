import type { Planet } from '../../game/gamedata.ts'
import { compilePlanets } from '../../universe/planets.ts'
import type { Universe } from '../../universe/universe.ts'
import { limitsFor } from '../base/purpose.ts'
import { requestOf } from '../base/question.ts'
import type { AdvisorRequest } from '../base/request.ts'
import { bestOfSet } from './best-of-set.ts'
import { freightPerTonne, type PlanetQuestion, programmeOf } from './planet-question.ts'
import type { PlanetSet } from './planet-sets.ts'

export interface SetRequest {
  readonly universe: Universe
  readonly request: AdvisorRequest
}

/** All planets of a set have the same fees, as far as the question depends on them. */
function withRulesOf({ planets, materials, buildings }: Universe, planet: number, best: Planet) {
  return {
    ...compilePlanets([best], materials, buildings),
    establishmentFee: planets.establishmentFee.slice(planet, planet + 1),
    feeRate: planets.feeRate.slice(planet, planet + 1),
    productionFees: [planets.productionFees[planet]],
    feesPerDay: [planets.feesPerDay[planet]],
  }
}

/**
 * A request that can do whatever any planet of the set can do, so no planet has a better base. A plain request has neither
 * deposits nor soil, so its base can be built on all planets.
 */
export function setRequest(
  universe: Universe,
  question: PlanetQuestion,
  set: PlanetSet,
  kind: 'best' | 'plain' = 'best',
): SetRequest {
  const { site, cx, limits, goal, purpose } = question
  const planet = set[0]!
  const best = bestOfSet(universe, set, kind)
  const one = { ...universe, planets: withRulesOf(universe, planet, best.planet) }
  const asked = requestOf(one, {
    site: {
      ...site,
      cogc: programmeOf(universe, planet, site.cogc),
      planetNaturalId: universe.planets.naturalId[planet]!,
    },
    cx,
    limits: limitsFor(universe, limits, purpose),
    goal,
  })
  const freights = set.map((member) => freightPerTonne(universe, question, member))
  return {
    universe: one,
    request: {
      ...asked,
      site: {
        ...asked.site,
        spare: best.spare,
        freightPerTonne: Math.min(...freights),
      },
    },
  }
}
