import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'

/** Both ways in which the product is served. */
export const HOSTS = [
  ['Node', startNodeHost],
  ['workerd', startWorkerHost],
] as const
