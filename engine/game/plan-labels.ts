import * as v from 'valibot'
import { list } from './list.ts'
import { NameText, plainLines } from './plain-text.ts'

export const NOTES_LENGTH = 2000
export const TAG_LENGTH = 30
export const TAGS_PER_PLAN = 12
/** Separates tags written in one line, so that no tag contains it. */
export const BETWEEN_TAGS = ','

export const PlanNotes = v.pipe(
  v.string(),
  v.maxLength(NOTES_LENGTH, `Notes have at most ${NOTES_LENGTH} characters`),
  v.transform((text) => (text.includes('\0') ? text : plainLines(text))),
  v.trim(),
)

export const PlanTag = v.pipe(
  NameText,
  v.nonEmpty('A tag needs a name'),
  v.maxLength(TAG_LENGTH, `A tag has at most ${TAG_LENGTH} characters`),
  v.check((tag) => !tag.includes(BETWEEN_TAGS), 'A tag has no comma'),
)

export const tagKey = (tag: string) => tag.toLowerCase()

export const PlanTags = v.pipe(
  list(PlanTag, TAGS_PER_PLAN, `A plan has at most ${TAGS_PER_PLAN} tags`),
  v.check((tags) => new Set(tags.map(tagKey)).size === tags.length, 'Each tag may stand only once'),
)

/** Nothing is calculated from notes and tags, and they have no version. */
export const PlanLabels = v.object({ notes: PlanNotes, tags: PlanTags })
export type PlanLabels = v.InferOutput<typeof PlanLabels>

/** Missing fields stay unchanged. */
export const LabelChange = v.partial(PlanLabels)
export type LabelChange = v.InferOutput<typeof LabelChange>

interface Labelled {
  readonly notes?: string | undefined
  readonly tags?: readonly string[] | undefined
}

export const labelsOf = ({ notes = '', tags = [] }: Labelled): PlanLabels => ({
  notes,
  tags: [...tags],
})

/** Only fields with content, as plans and files contain them. */
export function presentLabels(plan: Labelled): Partial<PlanLabels> {
  const { notes, tags } = labelsOf(plan)
  return { ...(notes !== '' && { notes }), ...(tags.length > 0 && { tags }) }
}

/** The order of tags has no meaning. */
export const sameLabels = (a: Labelled, b: Labelled): boolean => essence(a) === essence(b)

function essence(plan: Labelled): string {
  const { notes, tags } = labelsOf(plan)
  return JSON.stringify([notes, tags.toSorted()])
}
