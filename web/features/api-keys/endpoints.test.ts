import { expect, test } from 'vitest'
import { exampleAddress } from './endpoints.ts'

const origin = 'https://perigee.test'

test('an example carries the key and the empire', () => {
  expect(
    exampleAddress('/csv/user/materialio/{empireUuid}/', {
      origin,
      apiKey: 'a+b',
      empireUuid: 'e1',
    }),
  ).toBe('https://perigee.test/api/v1/csv/user/materialio/e1/?api_key=a%2Bb')
})

test('without a key and an empire their places stay visible', () => {
  expect(exampleAddress('/csv/user/materialio/{empireUuid}/', { origin })).toBe(
    'https://perigee.test/api/v1/csv/user/materialio/{empireUuid}/?api_key=YOUR_KEY',
  )
})
