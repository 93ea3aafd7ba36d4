import { expect, test } from 'vitest'
import { flowWords } from './FlowsChoice.tsx'

test('a page says which of the two it shows, and for how many bases plans stand in', () => {
  expect(flowWords('plan', { whole: 3, half: 0, none: 0 })).toContain('as your plans say')
  expect(flowWords('game', { whole: 3, half: 0, none: 0 })).toContain('as FIO reports them.')
  expect(flowWords('game', { whole: 0, half: 0, none: 3 })).toContain('your plans count instead')
  expect(flowWords('game', { whole: 1, half: 1, none: 1 })).toContain('on 2 of 3 bases')
  expect(flowWords('game', { whole: 0, half: 3, none: 0 })).toContain('on 3 of 3 bases')
})
