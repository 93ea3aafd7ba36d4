import { assignEmpires, createCx, updateCx } from '../../../../edge/features/cx/contract.ts'
import {
  assignPlans,
  createEmpire,
  updateEmpire,
} from '../../../../edge/features/empires/contract.ts'
import {
  createPlan,
  getPlan,
  labelPlan,
  updatePlan,
} from '../../../../edge/features/plans/contract.ts'
import { cloneName } from '../../../../engine/game/clone-name.ts'
import type { EconomyFile, FiledPlan } from '../../../../engine/game/economy-file.ts'
import { labelsOf, type PlanLabels, sameLabels } from '../../../../engine/game/plan-labels.ts'
import { sameValue } from '../../../../engine/game/same-value.ts'
import { compareEconomy } from '../../../../engine/portable/compare.ts'
import type { ImportEntry, ServerKind } from '../../../../engine/portable/import-entry.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { call, callWithTag } from '../../../api/client.ts'
import { changed } from '../../../api/query-client.ts'
import { forEachOf } from '../../undo/at-once.ts'
import { ownNow } from '../../undo/own-now.ts'
import { actionOf, type Choices } from './import-choice.ts'
import { storeFleet } from './store-fleet.ts'

export class ChangedMeanwhile extends Error {
  constructor() {
    super('Your plans, empires or CX changed since this was shown. Preview it again.')
    this.name = 'ChangedMeanwhile'
  }
}

/** The uuid that a record of the file has here, by its uuid in the file. */
export type StoredUuids = ReadonlyMap<string, string>

interface Run {
  signal: AbortSignal
  /** Records that an interrupted run stored. They are not stored again, and are assigned with the rest. */
  already: StoredUuids
  onStored: (stored: StoredUuids) => void
}

/**
 * Stores the records a few at a time, then each kind of assignments in one call. `onStored` reports progress, so that
 * another run can complete the import after a failure or a cancel.
 */
export async function runImport(
  file: EconomyFile,
  shown: readonly ImportEntry[],
  choices: Choices,
  { signal, already, onStored }: Run,
): Promise<void> {
  const own = await ownNow()
  const entries = compareEconomy(file, own)
  if (!sameValue(entries, shown)) throw new ChangedMeanwhile()
  const stored = new Map(already)
  const wanted = entries.filter((entry) => actionOf(entry, choices) !== 'skip')
  try {
    await forEachOf(wanted.filter(isOnServer), async (entry) => {
      signal.throwIfAborted()
      stored.set(entry.uuid, await write(file, entry, actionOf(entry, choices) === 'copy'))
      onStored(new Map(stored))
    })
    signal.throwIfAborted()
    await assign(file, own, entries, stored)
    storeFleet(file, entries, choices, stored)
    onStored(new Map(stored))
  } finally {
    await changed([['plans'], ['empires'], ['cx'], ['shared']])
  }
}

type ServerEntry = ImportEntry & { kind: ServerKind }
const isOnServer = (entry: ImportEntry): entry is ServerEntry =>
  entry.kind === 'plan' || entry.kind === 'empire' || entry.kind === 'cx'

async function write(file: EconomyFile, entry: ServerEntry, asCopy: boolean): Promise<string> {
  const named = <T extends { name: string }>(value: T): T =>
    asCopy ? { ...value, name: cloneName(value.name) } : value
  const uuid = asCopy ? null : entry.own
  switch (entry.kind) {
    case 'plan': {
      const { plan, ...labels } = file.plans.find((each) => each.uuid === entry.uuid)!
      return writePlan(uuid, named(plan), labelsOf(labels))
    }
    case 'empire': {
      const body = named(file.empires.find((each) => each.uuid === entry.uuid)!.empire)
      if (uuid === null) return (await call(createEmpire, { body })).uuid
      await call(updateEmpire, { params: { uuid }, body })
      return uuid
    }
    case 'cx': {
      const body = named(file.cx.find((each) => each.uuid === entry.uuid)!.cx)
      if (uuid === null) return (await call(createCx, { body })).uuid
      await call(updateCx, { params: { uuid }, body })
      return uuid
    }
  }
}

async function writePlan(
  known: string | null,
  body: FiledPlan['plan'],
  labels: PlanLabels,
): Promise<string> {
  const uuid = known ?? (await call(createPlan, { body })).uuid
  if (known !== null) {
    const { etag } = await callWithTag(getPlan, { params: { uuid } })
    await call(updatePlan, { params: { uuid }, body, headers: { 'if-match': etag } })
  }
  const isBlank = known === null && sameLabels(labels, {})
  if (!isBlank) await call(labelPlan, { params: { uuid }, body: labels })
  return uuid
}

/** Members are those of the file. Members that the file does not know stay. */
async function assign(
  file: EconomyFile,
  own: OwnEconomy,
  entries: readonly ImportEntry[],
  written: ReadonlyMap<string, string>,
): Promise<void> {
  const here = new Map(entries.map(({ uuid, own: mine }) => [uuid, written.get(uuid) ?? mine]))
  const known = new Set(entries.map((entry) => entry.own))
  const members = (filed: readonly string[], before: readonly { uuid: string }[]) => [
    ...new Set([
      ...filed.flatMap((uuid) => here.get(uuid) ?? []),
      ...before.map(({ uuid }) => uuid).filter((uuid) => !known.has(uuid)),
    ]),
  ]
  const ofEmpires = file.empires.flatMap(({ uuid, plans }) => {
    const target = written.get(uuid)
    if (target === undefined) return []
    const before = own.empires.find((each) => each.uuid === target)?.baseplanners ?? []
    const baseplanners = members(plans, before).map((plan) => ({ baseplanner_uuid: plan }))
    return [{ empire_uuid: target, baseplanners }]
  })
  if (ofEmpires.length > 0) await call(assignPlans, { body: ofEmpires })
  const ofCx = file.cx.flatMap(({ uuid, empires }) => {
    const target = written.get(uuid)
    if (target === undefined) return []
    const before = own.cx.find((each) => each.uuid === target)?.empires ?? []
    return [
      {
        cx_uuid: target,
        empires: members(empires, before).map((empire) => ({ empire_uuid: empire })),
      },
    ]
  })
  if (ofCx.length > 0) await call(assignEmpires, { body: ofCx })
}
