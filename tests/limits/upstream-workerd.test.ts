import { describe } from 'vitest'
import { startWorkerHost } from '../hosts/worker-host.ts'
import { hostileUpstreamSuite } from './hostile-upstream.ts'

describe("a player's FIO on workerd", () => hostileUpstreamSuite(startWorkerHost))
