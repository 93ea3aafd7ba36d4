import {
  type LinkedPlan,
  linkText,
  type ReadLink,
  readLinkText,
  refused,
} from '../../../../engine/portable/plan-link.ts'
import { packed, unpacked } from './pack.ts'

export const PLAN_LINK_PATH = '/plan-link'

/** An address that holds the whole plan; null if it is too long. */
export async function planLink(linked: LinkedPlan): Promise<string | null> {
  const hash = await packed(linkText(linked))
  return hash === null ? null : `${location.origin}${PLAN_LINK_PATH}#${hash}`
}

export async function readPlanLink(hash: string): Promise<ReadLink> {
  const inside = await unpacked(hash.replace(/^#/, ''))
  return 'why' in inside ? refused(inside.why) : readLinkText(inside.text)
}
