// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startCalculator } from './economy.ts'
import { openGame } from './testing/game-server.ts'

let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

test('the calculator starts before anything is read where it is sure to be asked', async () => {
  const { started } = game.workers
  const starting = startCalculator({ isSure: true })
  expect(game.workers.started).toBe(started + 1)
  expect(await starting).toBe(false)
})
