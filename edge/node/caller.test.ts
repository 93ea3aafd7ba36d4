import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './caller.ts'

const from = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each([
  [0, '192.0.2.7', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '192.0.2.7', '192.0.2.7'],
  [1, 'made up, 192.0.2.7', '192.0.2.7'],
  [2, 'made up, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  [2, '192.0.2.7', '10.0.0.1'],
  [1, '192.0.2.7:51234', '192.0.2.7'],
  [1, '[2001:db8::7]:443', '2001:db8::7'],
  [1, '[2001:db8::7]', '2001:db8::7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, 'fe80::1%eth0', 'fe80::1'],
  [1, 'unknown', '10.0.0.1'],
  [1, '1:2:3:4:5:6:7:8:9::', '10.0.0.1'],
  [1, ',,,', '10.0.0.1'],
])('behind %i proxies that report %s the caller is %s', (proxies, forwarded, caller) => {
  expect(addressOf(from(forwarded), proxies)).toBe(caller)
})
