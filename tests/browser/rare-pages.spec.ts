import { expectReadable } from './accessibility.ts'
import { FOR_VISITORS, RARE } from './stops.ts'
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
