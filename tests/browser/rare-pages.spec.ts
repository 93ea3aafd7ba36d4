import { expectReadable } from './accessibility.ts'
import { expect } from './app.ts'
import { patient } from './patience.ts'
import { FOR_VISITORS, GALLERY, RARE } from './stops.ts'
import { examine, examineForPlayer, test, visit } from './walk.ts'

for (const address of FOR_VISITORS) {
  test(`${address} is in order for a visitor`, async ({ visited }) => {
    await visit(visited, address)
    await expectReadable(visited)
    await examine(visited, { address })
  })
}

for (const stop of RARE) {
  test(`${stop.address} is in order for a player`, async ({ visited, guest }) => {
    await examineForPlayer(visited, stop, guest)
  })
}

test('the gallery of all parts can be read by everybody', async ({ visited }) => {
  test.slow()
  await visited.goto(GALLERY)
  await expect(visited.getByRole('heading', { level: 1 })).toBeVisible({ timeout: patient(30_000) })
  await expectReadable(visited)
  await visited.setViewportSize({ width: 360, height: 740 })
  const overflow = await visited.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
