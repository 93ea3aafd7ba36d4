import { expect, test } from 'vitest'
import { drawPlanet, QUESTION_PLANETS } from './sign-up-question.ts'

test('every planet can be drawn', () => {
  const drawn = QUESTION_PLANETS.map((_, n) => drawPlanet(n / QUESTION_PLANETS.length))
  expect(new Set(drawn)).toEqual(new Set(QUESTION_PLANETS))
})

test.each([0, 0.3, 0.5, 0.999])('after a failure another planet is asked (%f)', (chance) => {
  for (const asked of QUESTION_PLANETS) expect(drawPlanet(chance, asked)).not.toBe(asked)
})
