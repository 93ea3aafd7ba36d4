import { HOSTS } from './hosts.ts'
import { fuzzSuite } from './suite/fuzz.ts'

/** The first calls of the longer search in `fuzz-longer.test.ts`. */
fuzzSuite(HOSTS.Node, 5)
