import { useCallback, useEffect, useMemo, useState } from 'react'
import type { RecipeRoi, RecipeRoiRequest } from '../../engine/sweeps/recipe-roi.ts'
import type { ResourceRoi, ResourceRoiRequest } from '../../engine/sweeps/resource-roi.ts'
import type { SweepOptions } from '../../workers/sweeps.ts'
import { queryClient } from '../api/query-client.ts'
import { useObservable } from '../browser/observable.ts'
import { sweeps, withGameData } from './economy.ts'
import { dataVersion } from './game-data.ts'
import { gameQueries } from './game-queries.ts'

export interface SweepState<Table> {
  /** The last finished table. */
  table: Table | undefined
  /** While a sweep runs. */
  progress: { done: number; total: number } | undefined
  problem: Error | undefined
  cancel(): void
}

async function recipeRoi(request: RecipeRoiRequest, options: SweepOptions): Promise<RecipeRoi> {
  return withGameData([request.planetNaturalId], (version) =>
    sweeps().recipeRoi(version, request, options),
  )
}

async function resourceRoi(
  request: ResourceRoiRequest,
  options: SweepOptions,
): Promise<ResourceRoi> {
  await queryClient.ensureQueryData(gameQueries.planetsWith(request.material))
  return withGameData([], (version) => sweeps().resourceRoi(version, request, options))
}

/** What every recipe earns on a planet. Another request ends the sweep that runs. */
export function useRecipeRoi(request: RecipeRoiRequest | undefined): SweepState<RecipeRoi> {
  return useSweep(recipeRoi, request)
}

/** What a material's deposits earn, over all planets that have it. */
export function useResourceRoi(request: ResourceRoiRequest | undefined): SweepState<ResourceRoi> {
  return useSweep(resourceRoi, request)
}

function useSweep<Request, Table>(
  run: (request: Request, options: SweepOptions) => Promise<Table>,
  request: Request | undefined,
): SweepState<Table> {
  const [table, setTable] = useState<Table>()
  const [progress, setProgress] = useState<SweepState<Table>['progress']>()
  const [problem, setProblem] = useState<Error>()
  const [running, setRunning] = useState<AbortController>()
  const version = useObservable(dataVersion)?.exchanges
  // The same request over newer prices is a reason to sweep again.
  const reason = useMemo(() => ({ request, version }), [request, version])

  useEffect(() => {
    if (reason.request === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    setRunning(controller)
    setProblem(undefined)
    setProgress({ done: 0, total: 0 })
    const onProgress = (done: number, total: number) =>
      signal.aborted || setProgress({ done, total })
    run(reason.request, { signal, onProgress })
      .then(
        (finished) => signal.aborted || setTable(() => finished),
        (failure: unknown) => signal.aborted || setProblem(asError(failure)),
      )
      .finally(() => signal.aborted || setProgress(undefined))
    return () => controller.abort()
  }, [run, reason])

  const cancel = useCallback(() => {
    running?.abort()
    setProgress(undefined)
  }, [running])
  return { table, progress, problem, cancel }
}

const asError = (failure: unknown) =>
  failure instanceof Error ? failure : new Error(String(failure))
