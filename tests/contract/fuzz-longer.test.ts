import { describe } from 'vitest'
import { HOSTS } from './hosts.ts'
import { fuzzSuite } from './suite/fuzz.ts'

describe.each([
  ['Node', 40],
  ['workerd', 10],
] as const)('on %s', (host, runs) => fuzzSuite(HOSTS[host], runs))
