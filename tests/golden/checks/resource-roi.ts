import type { CxData } from '../../../engine/game/cx.ts'
import { planetFacts, planetTitle } from '../../../engine/planets/planet-row.ts'
import { referenceCogm } from '../../../engine/roi/reference-cogm.ts'
import { resourceRoi } from '../../../engine/roi/resource-roi.ts'
import { compileUniverse } from '../../../engine/universe/universe.ts'
import { compare } from '../compare.ts'
import type { VectorCheck } from '../context.ts'

interface Input {
  material: string
  cx: CxData | null
  planetIds: string[]
}

export const check: VectorCheck = {
  file: 'resource_roi.json',
  run({ input, expected, nonFinite }, { data, counts }) {
    const { material, cx, planetIds } = input as Input
    const planets = data.planets.filter((planet) => planetIds.includes(planet.PlanetNaturalId))
    const byId = new Map(planets.map((planet) => [planet.PlanetNaturalId, planet]))
    const universe = compileUniverse({ ...data, planets })
    const table = resourceRoi(universe, { material, cx })
    const rows = table.planetNaturalId.map((planetNaturalId, row) => {
      const buildingTicker = table.buildingTicker[row]!
      const planet = byId.get(planetNaturalId)!
      const facts = planetFacts(planet)
      return {
        planetNaturalId,
        planetName: planetTitle(planet),
        buildingTicker,
        dailyYield: table.dailyYield[row],
        percentMaxDailyYield: table.percentMaxDailyYield[row],
        cogm: referenceCogm(universe, {
          planetNaturalId,
          cx,
          buildingTicker,
          recipeId: `${buildingTicker}#${material}`,
          cogc: 'RESOURCE_EXTRACTION',
        }),
        outputProfit: table.outputProfit[row],
        dailyProfit: table.dailyProfit[row],
        planCost: table.planCost[row],
        planROI: table.planRoi[row],
        planArea: table.planArea[row],
        planProfitArea: table.planProfitArea[row],
        distanceAI1: facts.distanceAI1,
        distanceCI1: facts.distanceCI1,
        distanceIC1: facts.distanceIC1,
        distanceNC1: facts.distanceNC1,
        planetSurface: facts.environmentSurface,
        planetGravity: facts.environmentGravity,
        planetPressure: facts.environmentPressure,
        planetTemperature: facts.environmentTemperature,
        planetCOGC: planet.COGCProgramActive,
        planetInfrastructures: facts.infrastructures,
      }
    })
    return compare(expected, rows, { counts, nonFinite: nonFinite ?? [] })
  },
}
