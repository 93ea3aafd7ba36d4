import type { TestHost } from '../hosts/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'
import { startFioStub } from './fio-stub.ts'
import { startPlannerStub } from './planner-stub.ts'

/** Both ways in which the product is served. */
export const HOSTS: [name: string, start: () => Promise<TestHost>][] = [
  ['Node', () => besideFio((env) => startNodeHost({ env }))],
  ['workerd', () => besideFio((env) => startWorkerHost(env))],
]

async function besideFio(
  start: (env: Record<string, string>) => Promise<TestHost>,
): Promise<TestHost> {
  const fio = await startFioStub()
  const planner = await startPlannerStub()
  const host = await start({
    PERIGEE_FIO_URL: fio.url,
    PERIGEE_IMPORT_URL: planner.url,
    PERIGEE_ERRORS: 'on',
  })
  return {
    ...host,
    async close() {
      await host.close()
      fio.close()
      planner.close()
    },
  }
}
