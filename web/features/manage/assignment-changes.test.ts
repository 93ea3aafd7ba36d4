import { describe, expect, test } from 'vitest'
import {
  afterwards,
  countChanges,
  NO_CHANGES,
  stillMeant,
  withCells,
} from './assignment-changes.ts'

const STORED = new Map([
  ['alpha', new Set(['farm', 'mine'])],
  ['beta', new Set<string>()],
])
const cell = (row: string, column: string) => ({ row, column })

describe('pending assignments', () => {
  test('only what differs from what is stored is a change', () => {
    const once = withCells(STORED, NO_CHANGES, [cell('farm', 'beta'), cell('farm', 'alpha')], true)
    expect(countChanges(once)).toEqual({ added: 1, removed: 0 })
    expect(afterwards(STORED, once).get('beta')).toEqual(new Set(['farm']))
    const back = withCells(STORED, once, [cell('farm', 'beta')], false)
    expect(back.size).toBe(0)
    expect(afterwards(STORED, back)).toBe(STORED)
  })

  test('clearing a stored cell is counted as a removal', () => {
    const changes = withCells(STORED, NO_CHANGES, [cell('mine', 'alpha')], false)
    expect(countChanges(changes)).toEqual({ added: 0, removed: 1 })
    expect(afterwards(STORED, changes).get('alpha')).toEqual(new Set(['farm']))
  })

  test('an exclusive row gives up its other column', () => {
    const changes = withCells(STORED, NO_CHANGES, [cell('farm', 'beta')], true, ['alpha', 'beta'])
    const after = afterwards(STORED, changes)
    expect([after.get('alpha'), after.get('beta')]).toEqual([new Set(['mine']), new Set(['farm'])])
  })

  test('what was meanwhile stored, or is gone, is no change any more', () => {
    const changes = withCells(
      STORED,
      NO_CHANGES,
      [cell('farm', 'beta'), cell('mine', 'beta'), cell('rig', 'beta')],
      true,
    )
    const later = new Map([...STORED, ['beta', new Set(['farm'])] as const])
    const left = stillMeant(later, changes, new Set(['farm', 'mine']))
    expect([...left]).toEqual([['beta', new Map([['mine', true]])]])
    expect(stillMeant(new Map(), changes, new Set(['farm', 'mine'])).size).toBe(0)
  })
})
