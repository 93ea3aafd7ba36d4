import * as v from 'valibot'
import { CxData } from '../game/cx.ts'
import { FiledPlan } from '../game/economy-file.ts'
import { EmpireWrite } from '../game/empire.ts'
import type { PlanWrite } from '../game/plan.ts'
import { stamped } from '../game/plan-version.ts'
import { inShort } from '../game/versions/record.ts'
import { isFields, versionOf } from '../game/versions/step.ts'

/** Raised when the meaning of links of this version changes. */
const LINK_VERSION = 1

const { faction, permits_used, permits_total } = EmpireWrite.entries

/** A whole plan, optionally with the empire and the prices that its figures depend on. */
export const LinkedPlan = v.object({
  plan: FiledPlan.entries.plan,
  empire: v.optional(v.object({ faction, permits_used, permits_total })),
  cx: v.optional(CxData),
})
export type LinkedPlan = v.InferOutput<typeof LinkedPlan>

export type ReadLink = { ok: true; linked: LinkedPlan } | { ok: false; why: string }

export function writtenLink(
  { uuid: _, empire_uuid: __, ...plan }: PlanWrite,
  empire: LinkedPlan['empire'],
  cx: CxData | undefined,
): LinkedPlan {
  return {
    plan: stamped({ ...plan, name: plan.name.trim() || plan.planet_id }),
    ...(empire && { empire }),
    ...(cx && { cx }),
  }
}

export const linkText = (linked: LinkedPlan): string =>
  JSON.stringify({ version: LINK_VERSION, ...linked })

export function readLinkText(text: string): ReadLink {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused('The link is damaged: a part of it is missing.')
  }
  if (!isFields(value)) return refused('There is no plan in this link.')
  if (versionOf(value) > LINK_VERSION)
    return refused('A newer version of Perigee made this link. Reload the page to update.')
  const read = v.safeParse(LinkedPlan, value, { abortPipeEarly: true })
  if (read.success) return { ok: true, linked: read.output }
  const [issue] = read.issues
  return refused(`The plan in this link cannot be read. ${v.getDotPath(issue)}: ${inShort(issue)}.`)
}

export const refused = (why: string) => ({ ok: false as const, why })
