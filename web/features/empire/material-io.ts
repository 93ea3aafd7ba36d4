import * as v from 'valibot'
import { saveMaterialIo } from '../../../edge/contract/plans.ts'
import type { EmpirePlan } from '../../../engine/empire.ts'
import type { PlanMaterialIo } from '../../../engine/model/plan.ts'
import { call } from '../../api/client.ts'
import { ownStore } from '../../browser/own-store.ts'

/** What spreadsheets read of a plan. */
export const materialIoOf = ({ uuid, planetId, materialIo }: EmpirePlan): PlanMaterialIo => ({
  uuid,
  planet_id: planetId,
  material_io: materialIo.map(({ ticker, input, output }) => ({ ticker, input, output })),
})

/** Half of what the server reads of a body. */
const MOST_BYTES = 512 * 1024

/** Parts that each fit one call. */
export function callSlices(
  plans: readonly PlanMaterialIo[],
  mostBytes = MOST_BYTES,
): PlanMaterialIo[][] {
  const slices: PlanMaterialIo[][] = []
  let room = 0
  for (const plan of plans) {
    // Everything in it is ASCII, so characters are bytes; one more for the comma.
    const bytes = JSON.stringify(plan).length + 1
    if (bytes > room || slices.length === 0) {
      slices.push([])
      room = mostBytes
    }
    slices.at(-1)!.push(plan)
    room -= bytes
  }
  return slices
}

/** Deleted at logout, as answers are. */
const store = ownStore('answers')
const KEY = 'sent|material-io'
const Sent = v.record(v.string(), v.string())

async function digest(plan: PlanMaterialIo): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(plan.material_io))
  // Without a secure context there is no hash, and the text itself does as well.
  if (!globalThis.crypto?.subtle) return JSON.stringify(plan.material_io)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let last: Promise<unknown> = Promise.resolve()

/** Sends the server the flows that it does not have yet, one call after the other. */
export function sendMaterialIo(plans: readonly EmpirePlan[]): Promise<void> {
  const sending = last.then(() => sendChanged(plans))
  last = sending.catch(() => undefined)
  return sending
}

async function sendChanged(plans: readonly EmpirePlan[]): Promise<void> {
  const kept = v.safeParse(Sent, await store.get(KEY))
  const sent = kept.success ? kept.output : {}
  const flows = plans.map(materialIoOf)
  const digests = new Map(
    await Promise.all(
      flows.map(async (flow): Promise<[string, string]> => [flow.uuid, await digest(flow)]),
    ),
  )
  const changed = flows.filter(({ uuid }) => sent[uuid] !== digests.get(uuid))
  for (const body of callSlices(changed)) {
    await call(saveMaterialIo, { body })
    for (const { uuid } of body) sent[uuid] = digests.get(uuid)!
    await store.put(KEY, sent)
  }
}
