import { expect, test } from 'vitest'
import { HttpError } from '../errors.ts'
import { heldBodies, MOST_HELD_BYTES } from './held-bodies.ts'

test('bodies of one caller take so much memory at a time and no more, those of others are not counted', () => {
  const hold = heldBodies()
  const [first, second] = [hold('one'), hold('one')]
  first.take(MOST_HELD_BYTES - 10)
  second.take(10)
  expect(() => second.take(1)).toThrow(HttpError)
  hold('two').take(MOST_HELD_BYTES)
  second.release()
  expect(() => first.take(11)).toThrow('Too many large uploads at once. Please try again soon.')
  first.take(10)
  first.release()
  first.release()
  expect(() => second.take(MOST_HELD_BYTES + 1)).toThrow(HttpError)
  second.take(MOST_HELD_BYTES)
})
