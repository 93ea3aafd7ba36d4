import { expect, test } from 'vitest'
import { passedOn } from './server-flags.ts'

test('the local Worker gets the address of FIO, and nothing else of the environment', () => {
  expect(passedOn({ PERIGEE_FIO_URL: 'http://localhost:9', PATH: '/bin' })).toEqual({
    PERIGEE_FIO_URL: 'http://localhost:9',
  })
  expect(passedOn({ PATH: '/bin' })).toEqual({})
})
