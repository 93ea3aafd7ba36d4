import { PLAYER } from '../../scripts/stage/fio-stub.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { base as baseOn, planningOf, planWrite, running } from '../../scripts/stage/planning.ts'
import { createPlayer, type Player } from './app.ts'

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
