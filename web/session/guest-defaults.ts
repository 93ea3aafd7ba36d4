import { listCx } from '../../edge/features/cx/contract.ts'
import { listEmpires } from '../../edge/features/empires/contract.ts'
import { call } from '../api/client.ts'
import { preferences, setPreference } from './preferences.ts'

/** A guest's tools start with the example's prices instead of averages that its plans do not use. */
export async function chooseGuestDefaults(): Promise<void> {
  const [empires, all] = await Promise.all([call(listEmpires, {}), call(listCx, {})])
  const { defaultEmpireUuid, defaultCXUuid } = preferences.get()
  const empire = known(empires, defaultEmpireUuid)
  const cx = known(all, defaultCXUuid)
  if (empire) setPreference('defaultEmpireUuid', empire.uuid)
  if (cx) setPreference('defaultCXUuid', cx.uuid)
}

const known = <T extends { uuid: string }>(all: readonly T[], uuid: string | undefined | null) =>
  all.find((each) => each.uuid === uuid) ?? all[0]
