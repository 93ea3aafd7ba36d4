import { expect, test } from 'vitest'
import { EMPIRE_DEFAULTS } from '../../../engine/game/empire.ts'
import { shownEmpire } from './shown-empire.ts'

const empire = (uuid: string) => ({ ...EMPIRE_DEFAULTS, uuid, name: uuid, baseplanners: [] })
const [alpha, beta] = [empire('alpha'), empire('beta')]
const both = [alpha, beta]

test('the address decides, then the default, then the order', () => {
  expect(shownEmpire(both, 'beta', 'alpha')).toBe(beta)
  expect(shownEmpire(both, undefined, 'beta')).toBe(beta)
  expect(shownEmpire(both, undefined, 'deleted')).toBe(alpha)
  expect(shownEmpire(both, undefined, null)).toBe(alpha)
})

test('an empire that is not there is not replaced by another one', () => {
  expect(shownEmpire(both, 'deleted', 'alpha')).toBeNull()
  expect(shownEmpire([], undefined, null)).toBeUndefined()
})
