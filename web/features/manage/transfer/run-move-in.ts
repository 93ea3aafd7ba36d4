import { assignEmpires, createCx, deleteCx } from '../../../../edge/features/cx/contract.ts'
import {
  assignPlans,
  createEmpire,
  deleteEmpire,
} from '../../../../edge/features/empires/contract.ts'
import { createPlan, deletePlan } from '../../../../edge/features/plans/contract.ts'
import { sameValue } from '../../../../engine/game/same-value.ts'
import type {
  Imported,
  ImportedCx,
  ImportedEmpire,
} from '../../../../engine/portable/import/imported.ts'
import { type PreviewLine, previewImport } from '../../../../engine/portable/import/preview.ts'
import type { OwnEconomy } from '../../../../engine/portable/write.ts'
import { call } from '../../../api/client.ts'
import { changed } from '../../../api/query-client.ts'
import { problemText } from '../../page/problem-text.ts'
import { forEachOf } from '../../undo/at-once.ts'
import { ownNow } from '../../undo/own-now.ts'
import type { MadeRecord } from '../../undo/undo-record.ts'
import { ChangedMeanwhile } from './run-import.ts'

export interface MoveInOutcome {
  readonly made: number
  /** Groups that failed. Nothing of them was stored. */
  readonly failed: readonly { name: string; why: string }[]
}

interface Run {
  signal: AbortSignal
  userId: number
  onMade: (made: number) => void
  /** Called after every empire, so that the step can be undone even if the page is closed in between. */
  onRecord: (record: MadeRecord) => void
}

/**
 * Creates what the preview showed: each empire with all its plans or not at all, then plans of no empire, then CX. A
 * group that fails leaves nothing behind and does not stop the others.
 */
export async function runMoveIn(
  imported: Imported,
  shown: readonly PreviewLine[],
  { signal, userId, onMade, onRecord }: Run,
): Promise<MoveInOutcome> {
  const own = await ownNow()
  if (!sameValue(previewImport(imported, own), shown)) throw new ChangedMeanwhile()
  const lineOf = new Map(shown.map((line) => [`${line.kind} ${line.id}`, line]))
  const here = new Map(shown.map((line) => [`${line.kind} ${line.id}`, line.own]))
  const failed: { name: string; why: string }[] = []
  const gaveUp = new Set<string>()
  const record: MadeRecord = {
    userId,
    at: new Date().toISOString(),
    plans: [],
    empires: [],
    cx: [],
  }
  let made = 0
  const count = () => onMade(++made)

  function keep(undo: Undo): void {
    record.plans.push(...undo.plans)
    record.empires.push(...undo.empires)
    record.cx.push(...undo.cx)
    onRecord(record)
  }

  /** Stores the whole group or nothing of it. */
  async function allOrNothing(name: string, work: (undo: Undo) => Promise<void>): Promise<boolean> {
    signal.throwIfAborted()
    const undo: Undo = { plans: [], empires: [], cx: [] }
    const before = made
    try {
      await work(undo)
      keep(undo)
      return true
    } catch (problem) {
      await takeBack(undo).catch((left) => {
        // Records that could not be deleted again can still be undone later.
        keep(undo)
        throw left
      })
      made = before
      onMade(made)
      signal.throwIfAborted()
      failed.push({ name, why: problemText(problem as Error) })
      return false
    }
  }

  const plansThatCome = (ids?: readonly string[]) => {
    const wanted = ids && new Set(ids)
    return imported.plans.filter(
      ({ id }) => here.get(`plan ${id}`) === null && (!wanted || wanted.has(id)),
    )
  }
  const makePlans = (plans: Imported['plans'], undo: Undo, stored: Map<string, string>) =>
    forEachOf(plans, async ({ id, plan }) => {
      signal.throwIfAborted()
      const name = lineOf.get(`plan ${id}`)?.nameHere ?? plan.name
      const { uuid } = await call(createPlan, { body: { ...plan, name } })
      undo.plans.push(uuid)
      stored.set(id, uuid)
      count()
    })

  async function makeEmpire({ id, empire, plans }: ImportedEmpire, line: PreviewLine) {
    const stored = new Map<string, string>()
    const isDone = await allOrNothing(`Empire ${line.nameHere}`, async (undo) => {
      await makePlans(plansThatCome(plans), undo, stored)
      const uuid = line.own ?? (await newEmpire(empire, line, undo))
      const before = own.empires.find((each) => each.uuid === uuid)?.baseplanners ?? []
      const members = new Set([
        ...before.map((plan) => plan.uuid),
        ...plans.flatMap((plan) => stored.get(plan) ?? here.get(`plan ${plan}`) ?? []),
      ])
      const baseplanners = [...members].map((plan) => ({ baseplanner_uuid: plan }))
      await call(assignPlans, { body: [{ empire_uuid: uuid, baseplanners }] })
      here.set(`empire ${id}`, uuid)
      for (const [plan, planUuid] of stored) here.set(`plan ${plan}`, planUuid)
      count()
    })
    if (!isDone) for (const plan of plans) gaveUp.add(plan)
  }

  async function makeCx({ id, cx, empires }: ImportedCx, line: PreviewLine) {
    const users = empires.flatMap((empire) => here.get(`empire ${empire}`) ?? [])
    const free = users.filter((empire) => !hasCx(own, empire))
    if (line.own !== null && free.length === 0) return
    await allOrNothing(`CX ${line.nameHere}`, async (undo) => {
      const data = { ...cx, name: line.nameHere }
      const uuid = line.own ?? (await call(createCx, { body: data })).uuid
      if (line.own === null) undo.cx.push({ uuid, data })
      const before = own.cx.find((each) => each.uuid === uuid)?.empires ?? []
      const all = [...new Set([...before.map((empire) => empire.uuid), ...free])]
      if (free.length > 0)
        await call(assignEmpires, {
          body: [{ cx_uuid: uuid, empires: all.map((empire) => ({ empire_uuid: empire })) }],
        })
      here.set(`cx ${id}`, uuid)
      count()
    })
  }

  try {
    for (const empire of imported.empires) {
      const line = lineOf.get(`empire ${empire.id}`)
      if (line && line.status !== 'there') await makeEmpire(empire, line)
    }
    for (const plan of plansThatCome().filter(({ id }) => !gaveUp.has(id)))
      await allOrNothing(`Plan ${plan.plan.name}`, (undo) => makePlans([plan], undo, new Map()))
    for (const cx of imported.cx) {
      const line = lineOf.get(`cx ${cx.id}`)
      if (line) await makeCx(cx, line)
    }
    return { made, failed }
  } finally {
    await changed([['plans'], ['empires'], ['cx'], ['shared']])
  }
}

async function newEmpire(
  empire: ImportedEmpire['empire'],
  { nameHere }: PreviewLine,
  undo: Undo,
): Promise<string> {
  const { uuid } = await call(createEmpire, { body: { ...empire, name: nameHere } })
  undo.empires.push(uuid)
  return uuid
}

const hasCx = ({ cx }: OwnEconomy, empire: string) =>
  cx.some(({ empires }) => empires.some(({ uuid }) => uuid === empire))

type Undo = Pick<MadeRecord, 'plans' | 'empires' | 'cx'>

async function takeBack({ plans, empires, cx }: Undo): Promise<void> {
  const calls = [
    ...cx.map(
      ({ uuid }) =>
        () =>
          call(deleteCx, { params: { uuid } }),
    ),
    ...empires.map((uuid) => () => call(deleteEmpire, { params: { uuid } })),
    ...plans.map((uuid) => () => call(deletePlan, { params: { uuid } })),
  ]
  await forEachOf(calls, async (ask) => {
    await ask()
  })
}
