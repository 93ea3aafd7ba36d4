import { projectPaths } from '../../edge/node/paths.ts'
import { PLAYER_LISTS } from '../../scripts/stage/fio-player.ts'
import { type FioStub, PLAYER, startFioStub } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base as baseOn, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { test as base, createPlayer, type Player } from './app.ts'

/** A host whose FIO is the stub, with a clock that a journey can set. */
export const test = base.extend<
  { mended: undefined },
  { fio: FioStub; clock: { behindMs: number } }
>({
  fio: [
    async ({ browserName: _ }, use) => {
      const stub = await startFioStub(PLAYER_LISTS)
      await use(stub)
      stub.close()
    },
    { scope: 'worker' },
  ],
  clock: [async ({ browserName: _ }, use) => use({ behindMs: 0 }), { scope: 'worker' }],
  host: [
    async ({ fio, clock }, use) => {
      const host = await startNodeHost({
        paths: projectPaths(),
        env: { PERIGEE_FIO_URL: fio.url },
        ports: { clock: () => Date.now() - clock.behindMs },
      })
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  /** After each journey FIO answers again, and the clock is right. */
  mended: [
    async ({ fio, clock }, use) => {
      await use(undefined)
      fio.isBroken = false
      clock.behindMs = 0
    },
    { auto: true },
  ],
})

export const FARM = baseOn('UV-351a', running('FRM', 4, 'FRM#1xH2O=>4xGRN'))
const KITCHEN = baseOn('UV-351a', running('FP', 2, 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'))
const WELL = baseOn('KW-688c', running('RIG', 2, 'RIG#H2O'))

export async function playerWithBases(host: TestHost): Promise<Player> {
  const player = await createPlayer(host)
  const planning = planningOf(host, player)
  const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: player.email }
  await planning.call('PATCH', '/user/profile', body)
  const alpha = await planning.createEmpire({ name: 'Alpha' })
  const omega = await planning.createEmpire({ name: 'Omega' })
  const farm = await planning.createPlan(planWrite('Farm', FARM))
  const kitchen = await planning.createPlan(planWrite('Kitchen', KITCHEN))
  const well = await planning.createPlan(planWrite('Well', WELL))
  await planning.assignPlans(alpha.uuid, [farm.uuid, kitchen.uuid])
  await planning.assignPlans(omega.uuid, [kitchen.uuid, well.uuid])
  return player
}
