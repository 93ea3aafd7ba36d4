import type { Cx } from '../game/cx.ts'
import {
  ECONOMY_FILE_FORMAT,
  ECONOMY_FILE_VERSION,
  type EconomyFile,
  type FiledPlan,
} from '../game/economy-file.ts'
import type { Empire, EmpireWrite } from '../game/empire.ts'
import { EVERYWHERE, type OwnFleet } from '../game/own-fleet.ts'
import type { Plan } from '../game/plan.ts'
import { presentLabels } from '../game/plan-labels.ts'
import { stamped } from '../game/plan-version.ts'

/** The player's records on the server, and the ships and freight of this browser. */
export interface OwnEconomy {
  plans: readonly Plan[]
  empires: readonly Empire[]
  cx: readonly Cx[]
  fleet?: OwnFleet | undefined
}

export const NO_FLEET: OwnFleet = { designs: [], freight: {} }

export function economyFile(
  { plans, empires, cx, fleet = NO_FLEET }: OwnEconomy,
  exportedAt: string,
): EconomyFile {
  const { designs, freight } = fleet
  return {
    format: ECONOMY_FILE_FORMAT,
    version: ECONOMY_FILE_VERSION,
    exported_at: exportedAt,
    plans: plans.map((plan) => ({
      uuid: plan.uuid,
      plan: filedPlan(plan),
      ...presentLabels(plan),
    })),
    empires: empires.map((empire) => ({
      uuid: empire.uuid,
      empire: empireSettings(empire),
      plans: empire.baseplanners.map(({ uuid }) => uuid),
      ...(freight[empire.uuid] && { freight: freight[empire.uuid] }),
    })),
    cx: cx.map(({ uuid, cx_data, empires: users }) => ({
      uuid,
      cx: cx_data,
      empires: users.map((empire) => empire.uuid),
    })),
    ships: [...designs],
    ...(freight[EVERYWHERE] && { freight: freight[EVERYWHERE] }),
  }
}

export function filedPlan({
  baseplanner_data,
  empires: _,
  uuid: __,
  notes: ___,
  tags: ____,
  ...head
}: Plan): FiledPlan['plan'] {
  return stamped({ ...head, ...baseplanner_data })
}

export const empireSettings = (empire: EmpireWrite): EmpireWrite => ({
  name: empire.name,
  faction: empire.faction,
  permits_used: empire.permits_used,
  permits_total: empire.permits_total,
  use_fio_storage: empire.use_fio_storage,
})
