import { expect, test } from 'vitest'
import { framesOf } from './error-reports.ts'

test.each([
  [
    'Chromium',
    `TypeError: no
    at rowOf (https://perigee.example/assets/plan-a1.js:1:2345)
    at async https://perigee.example/assets/index-Z_9.js?v=1:3:7
    at Array.map (<anonymous>)`,
    ['rowOf plan-a1.js:1:2345', 'async index-Z_9.js:3:7'],
  ],
  [
    'Firefox and Safari',
    `rowOf@https://perigee.example/assets/plan-a1.js:1:2345
@https://perigee.example/assets/index-Z_9.js:3:7
[native code]`,
    ['rowOf plan-a1.js:1:2345', ' index-Z_9.js:3:7'],
  ],
  ['nobody', '', []],
])('a stack of %s tells functions and files, and no address of a page', (_, stack, frames) => {
  expect(framesOf(stack)).toEqual(frames)
})

test('an inline script of a page tells nothing, since its address is the page', () => {
  for (const page of ['plan/UV-351a/', 'plan/UV-351a', 'shared/x?a=b.js'])
    expect(framesOf(`at go (https://perigee.example/${page}:1:2)`)).toEqual([])
})
