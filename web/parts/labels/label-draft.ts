import * as v from 'valibot'
import {
  BETWEEN_TAGS,
  LabelChange,
  type PlanLabels,
  sameLabels,
  tagKey,
} from '../../../engine/model/plan-labels.ts'

/** What is being written; a field that nobody touched shows what is stored. */
export interface LabelDraft {
  readonly tags?: string | undefined
  readonly notes?: string | undefined
}

export const tagsText = (tags: readonly string[]) => tags.join(`${BETWEEN_TAGS} `)

/** Tags as they are typed; one that stands there already is not there twice. */
export function typedTags(text: string): string[] {
  const byKey = new Map<string, string>()
  for (const typed of text.split(BETWEEN_TAGS)) {
    const tag = typed.trim()
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  }
  return [...byKey.values()]
}

/** What a draft changes of the stored labels, nothing where it says the same; or what is wrong with it. */
export function changeOf(
  { tags, notes }: LabelDraft,
  stored: PlanLabels,
): { change: LabelChange | undefined } | { problem: string } {
  const written = {
    ...(tags !== undefined && { tags: typedTags(tags) }),
    ...(notes !== undefined && { notes }),
  }
  const read = v.safeParse(LabelChange, written)
  if (!read.success) return { problem: read.issues[0].message }
  const isSame = sameLabels({ ...stored, ...read.output }, stored)
  return { change: isSame ? undefined : read.output }
}

/** All tags that any of these plans has, as the first of them writes it, in the order of the alphabet. */
export function knownTags(plans: readonly { tags?: string[] | undefined }[]): string[] {
  const all = typedTags(plans.flatMap(({ tags = [] }) => tags).join(BETWEEN_TAGS))
  return all.sort((a, b) => a.localeCompare(b, 'en'))
}
