// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askEngine } from './calls.ts'
import { gameDataReady, startCalculator } from './economy.ts'
import { openGame } from './testing/game-server.ts'

let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

test('the calculator starts ahead where plans were calculated before, and is the one that is asked', async () => {
  await gameDataReady()
  const { started } = game.workers
  expect(await startCalculator({ isSure: false })).toBe(false)
  expect(game.workers.started).toBe(started)

  await gameDataReady({ planets: ['UV-351a'] })
  expect(await startCalculator({ isSure: false })).toBe(true)
  expect(game.workers.started).toBe(started + 1)
  const [iron] = await askEngine('prices', { tickers: ['FE'], cx: null, planetNaturalId: null })
  expect(iron?.sell.value).toBe(100)
  expect(game.workers.started).toBe(started + 1)
})
