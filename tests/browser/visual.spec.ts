import { expect } from './app.ts'
import { PICTURES } from './pictures.ts'
import { expectSameLook } from './visual/look.ts'
import { examine, test, visit } from './walk.ts'

test('home looks as it did', async ({ visited }, info) => {
  await visit(visited, '/')
  await expectSameLook(visited, 'home', ['dark', 'light'], info)
  await visited.setViewportSize({ width: 1440, height: 900 })
  await examine(visited, { address: '/' })
})

for (const [place, { name, addressFor, table }] of PICTURES.entries()) {
  test(`${name} looks as it did, and is in order`, async ({ visited, guest }, info) => {
    const address = addressFor(guest)
    await visit(visited, address, guest)
    await expectSameLook(visited, name, place % 2 ? ['dark', 'light'] : ['light', 'dark'], info)
    await visited.setViewportSize({ width: 1440, height: 900 })
    await examine(visited, { address, ...(table && { table }) })
    await expect(visited.getByRole('button', { name: 'Help for this page' })).toBeVisible()
  })
}
