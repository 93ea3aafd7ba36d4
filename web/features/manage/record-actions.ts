import { assignPlans } from '../../../edge/features/empires/contract.ts'
import type { Cx } from '../../../engine/game/cx.ts'
import type { Empire } from '../../../engine/game/empire.ts'
import { call } from '../../api/client.ts'
import { changed } from '../../api/query-client.ts'
import type { RecordSource } from '../../editing/edit-session.ts'
import { cxSource } from '../../editing/use-cx-editing.ts'
import { empireSource } from '../../editing/use-empire-editing.ts'

export async function renameRecord<State extends { name: string }>(
  source: RecordSource<State>,
  uuid: string,
  name: string,
): Promise<void> {
  const { value, version } = await source.load(uuid)
  const saved = await source.save(uuid, { ...value, name }, version)
  if (saved === 'newer version') {
    throw new Error('It was saved elsewhere at the same moment. Please try again.')
  }
}

export async function cloneEmpire(
  { baseplanners, faction, permits_used, permits_total, use_fio_storage }: Empire,
  name: string,
): Promise<void> {
  const { uuid } = await empireSource.create({
    name,
    faction,
    permits_used,
    permits_total,
    use_fio_storage,
  })
  if (baseplanners.length > 0) {
    const plans = baseplanners.map((plan) => ({ baseplanner_uuid: plan.uuid }))
    await call(assignPlans, { body: [{ empire_uuid: uuid, baseplanners: plans }] })
  }
  await changed([['empires'], ['plans'], ['cx']])
}

export const cloneCx = ({ cx_data }: Cx, name: string) => cxSource.create({ ...cx_data, name })
