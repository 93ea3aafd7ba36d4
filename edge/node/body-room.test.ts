import { expect, test } from 'vitest'
import { bodyRoom, MAX_HELD_BYTES, MAX_HELD_BYTES_OF_ONE } from './body-room.ts'

const MIB = 1024 * 1024

test('bodies of one caller take so much and no more, until some are answered', () => {
  const hold = bodyRoom()
  const bodies = Array.from({ length: MAX_HELD_BYTES_OF_ONE / MIB }, () => hold('one'))
  for (const body of bodies) body.take(MIB)
  const next = hold('one')
  expect(() => next.take(1)).toThrow('Too many large uploads at once.')
  bodies[0]!.release()
  next.take(MIB)
  hold('two').take(MIB)
})

test('all callers together take so much and no more: who holds most makes room for who holds less', () => {
  const hold = bodyRoom()
  const bodies = Array.from({ length: MAX_HELD_BYTES / MIB }, (_, n) => hold(`caller ${n % 8}`))
  for (const body of bodies) body.take(MIB)
  const ninth = hold('ninth')
  ninth.take(MIB)
  expect(bodies.filter(({ dropped }) => dropped.aborted)).toEqual([bodies[0]])
  expect(ninth.dropped.aborted).toBe(false)
  // Whoever holds as much as the others gets nothing of theirs.
  expect(() => hold('caller 1').take(MIB)).toThrow('Too many large uploads at once.')
})
