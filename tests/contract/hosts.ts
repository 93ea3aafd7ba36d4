import { startFioStub } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { type PushStub, startPushStub, VAPID } from '../../scripts/stage/push-stub.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'
import { startPlannerStub } from './planner-stub.ts'

/** A host beside the services that it asks, or sends to. */
export interface ServedHost extends TestHost {
  push: PushStub
}

/** Both ways in which the product is served. */
export const HOSTS = {
  Node: () => besideFio((env) => startNodeHost({ env })),
  workerd: () => besideFio((env) => startWorkerHost(env)),
}

async function besideFio(
  start: (env: Record<string, string>) => Promise<TestHost>,
): Promise<ServedHost> {
  const fio = await startFioStub()
  const planner = await startPlannerStub()
  const push = await startPushStub()
  const host = await start({
    PERIGEE_FIO_URL: fio.url,
    PERIGEE_IMPORT_URL: planner.url,
    PERIGEE_ERRORS: 'on',
    PERIGEE_PUSH_PUBLIC_KEY: VAPID.publicKey,
    PERIGEE_PUSH_PRIVATE_KEY: VAPID.privateKey,
    PERIGEE_PUSH_CONTACT: VAPID.contact,
    PERIGEE_PUSH_SERVICES: push.url,
  })
  return {
    ...host,
    push,
    async close() {
      await host.close()
      fio.close()
      planner.close()
      push.close()
    },
  }
}
