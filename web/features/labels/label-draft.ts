import * as v from 'valibot'
import {
  BETWEEN_TAGS,
  LabelChange,
  type PlanLabels,
  sameLabels,
  tagKey,
} from '../../../engine/game/plan-labels.ts'

/** What is being typed; an untouched field shows what is stored. */
export interface LabelDraft {
  readonly tags?: string | undefined
  readonly notes?: string | undefined
}

export const tagsText = (tags: readonly string[]) => tags.join(`${BETWEEN_TAGS} `)

/** Tags as they are typed, without duplicates. */
export function typedTags(text: string): string[] {
  const byKey = new Map<string, string>()
  for (const typed of text.split(BETWEEN_TAGS)) {
    const tag = typed.trim()
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  }
  return [...byKey.values()]
}

/** What a draft changes of the stored labels, empty if nothing; or what is wrong with it. */
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

/** All tags of these plans in alphabetical order, spelled as in the first plan that has them. */
export function knownTags(plans: readonly { tags?: string[] | undefined }[]): string[] {
  const all = typedTags(plans.flatMap(({ tags = [] }) => tags).join(BETWEEN_TAGS))
  return all.sort((a, b) => a.localeCompare(b, 'en'))
}
