import type { PlanLabels } from '../../../engine/game/plan-labels.ts'
import { Button } from '../../ui/field/Button.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { PlusIcon } from '../../ui/icons/actions.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { type LabelDraft, tagsText, typedTags } from './label-draft.ts'

/** Few enough to choose from at a glance. */
const MAX_OFFERED = 12

/** Tags and notes of a plan being edited; other plans' tags are one press away. */
export function LabelFields({
  draft,
  stored,
  known,
  problem,
  onDraft,
  onCommit,
}: {
  draft: LabelDraft
  stored: PlanLabels
  known: readonly string[]
  problem: string | undefined
  onDraft: (draft: LabelDraft) => void
  /** Called when a field is left, for forms that save each field. */
  onCommit?: ((draft: LabelDraft) => void) | undefined
}) {
  const tags = draft.tags ?? tagsText(stored.tags)
  const typed = typedTags(tags).map((tag) => tag.toLowerCase())
  const offered = known.filter((tag) => !typed.includes(tag.toLowerCase())).slice(0, MAX_OFFERED)
  const add = (tag: string) => {
    const next = { ...draft, tags: tagsText([...typedTags(tags), tag]) }
    onDraft(next)
    onCommit?.(next)
  }
  return (
    <>
      <TextField
        label="Tags"
        hint="commas between them"
        error={problem}
        value={tags}
        onValue={(next) => onDraft({ ...draft, tags: next })}
        onBlur={() => onCommit?.(draft)}
        onKeyDown={({ key }) => key === 'Enter' && onCommit?.(draft)}
      />
      {offered.length > 0 && (
        <Row wrap gap={1} aria-label="Tags of other plans" role="group">
          {offered.map((tag) => (
            <Button
              key={tag}
              size="small"
              variant="ghost"
              icon={<PlusIcon size={12} />}
              aria-label={`Add tag ${tag}`}
              onClick={() => add(tag)}
            >
              {tag}
            </Button>
          ))}
        </Row>
      )}
      <TextArea
        label="Notes"
        value={draft.notes ?? stored.notes}
        onValue={(notes) => onDraft({ ...draft, notes })}
        onBlur={() => onCommit?.(draft)}
      />
    </>
  )
}
