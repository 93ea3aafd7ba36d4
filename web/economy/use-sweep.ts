import type { PlanetSearchRow } from '../../engine/planet-row.ts'
import type { RecipeRoi, RecipeRoiRequest } from '../../engine/sweeps/recipe-roi.ts'
import type { ResourceRoi, ResourceRoiRequest } from '../../engine/sweeps/resource-roi.ts'
import type { PlanetRowsQuestion } from '../../workers/calls.ts'
import { sweeps, withGameData } from './economy.ts'
import { type Answer, type Ask, rulesAndPrices, useAnswer } from './use-answer.ts'

const recipeRoi: Ask<RecipeRoiRequest, RecipeRoi> = (request, run) =>
  withGameData(
    { planets: [request.planetNaturalId] },
    (version) => sweeps().recipeRoi(version, request, run),
    run.signal,
  )

const resourceRoi: Ask<ResourceRoiRequest, ResourceRoi> = (request, run) =>
  withGameData(
    { planetsWith: request.material },
    (version) => sweeps().resourceRoi(version, request, run),
    run.signal,
  )

const planetRows: Ask<PlanetRowsQuestion, PlanetSearchRow[]> = (question, run) =>
  withGameData(
    { planets: question.planets ?? [] },
    () => sweeps().planetRows(question, run),
    run.signal,
  )

/** What every recipe earns on a planet. */
export function useRecipeRoi(request: RecipeRoiRequest | undefined): Answer<RecipeRoi> {
  return useAnswer(recipeRoi, request, rulesAndPrices)
}

/** What a material's deposits earn, over all planets that have it. */
export function useResourceRoi(request: ResourceRoiRequest | undefined): Answer<ResourceRoi> {
  return useAnswer(resourceRoi, request, rulesAndPrices)
}

/** Facts of planets for tables: surroundings, distances to the stations, resources, facilities. */
export function usePlanetRows(question: PlanetRowsQuestion | undefined): Answer<PlanetSearchRow[]> {
  return useAnswer(planetRows, question)
}
