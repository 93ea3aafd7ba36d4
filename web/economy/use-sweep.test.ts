// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Recipe } from '../../engine/model/gamedata.ts'
import { gameData } from './database.ts'
import { fresh } from './testing/fresh.ts'
import { openGame } from './testing/game-server.ts'
import { usePlanetRows, useRecipeRoi, useResourceRoi } from './use-sweep.ts'

let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

const ORE = { material: 'FEO', cx: null }

describe('a sweep', () => {
  test('over recipes has a row for each', async () => {
    const { result } = renderHook(() => useRecipeRoi({ planetNaturalId: 'UV-351a', cx: null }))
    await fresh(result)
    expect(result.current.value?.recipeId).toEqual(['SME#1xFEO=>1xFE'])
    expect(result.current.progress).toBeUndefined()
  })

  test('over a resource has a row for each planet that has it, best first', async () => {
    const { result } = renderHook(() => useResourceRoi(ORE))
    await fresh(result)
    expect(result.current.value?.planetNaturalId).toEqual(['UV-351a', 'KW-688c'])
  })

  test('finds its planets again after the stored data was damaged', async () => {
    const first = renderHook(() => useResourceRoi(ORE))
    await fresh(first.result)
    first.unmount()
    const store = await gameData()
    await store.replace('recipes', [{ RecipeId: 'broken' } as unknown as Recipe])
    // Other rules: the workers compile anew and meet the damage.
    game.changeRules()
    const { result } = renderHook(() => useResourceRoi({ ...ORE }))
    await fresh(result)
    expect(result.current.value?.planetNaturalId).toEqual(['UV-351a', 'KW-688c'])
  })

  test('that is taken back while it runs shows no progress', async () => {
    const { result, rerender } = renderHook(useResourceRoi, {
      initialProps: ORE as typeof ORE | undefined,
    })
    rerender(undefined)
    expect(result.current).toMatchObject({ progress: undefined, isRunning: false })
  })
})

test('rows of planets come from the stored ones, with the asked resources in front', async () => {
  const planets = ['UV-351a', 'ZV-194a']
  const { result } = renderHook(() => usePlanetRows({ planets, materials: ['FEO'] }))
  await fresh(result)
  const [ore, none] = result.current.value!
  expect(ore?.searchResources).toMatchObject({ FEO: { dailyExtraction: 30 } })
  expect(none?.searchResources).toEqual({})
})
