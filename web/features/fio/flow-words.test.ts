import { expect, test } from 'vitest'
import { flowWords } from './FlowsChoice.tsx'

test('a page says which of the two it shows, and for how many bases plans stand in', () => {
  expect(flowWords('plan', { game: 3, plan: 0 })).toContain('as your plans say')
  expect(flowWords('game', { game: 3, plan: 0 })).toContain('as FIO reports them.')
  expect(flowWords('game', { game: 0, plan: 3 })).toContain('your plans count instead')
  expect(flowWords('game', { game: 2, plan: 1 })).toContain('on 1 of 3 bases')
})
