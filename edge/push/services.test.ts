import { expect, test } from 'vitest'
import { isPushAddress } from './services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushAddress(address, [])).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilnotify.windows.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/x',
  'file:///etc/passwd',
  'no address',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('%s is none', (address) => {
  expect(isPushAddress(address, [])).toBe(false)
})

test('the operator may allow others, each with scheme and port', () => {
  const more = ['http://127.0.0.1:9999']
  expect(isPushAddress('http://127.0.0.1:9999/one', more)).toBe(true)
  expect(isPushAddress('http://127.0.0.1:9998/one', more)).toBe(false)
  expect(isPushAddress('https://127.0.0.1:9999/one', more)).toBe(false)
})
