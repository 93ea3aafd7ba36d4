import { memo, useState } from 'react'
import { Button } from '../../../../ui/field/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/actions.tsx'
import { useToast } from '../../../../ui/overlay/Toast.tsx'
import { LabelFields } from '../../../labels/LabelFields.tsx'
import { changeOf, type LabelDraft } from '../../../labels/label-draft.ts'
import { usePlanLabels } from '../../../labels/use-plan-labels.ts'
import { problemText } from '../../../page/problem-text.ts'
import { PlanSection } from '../PlanSection.tsx'

export const LabelsSection = memo(function LabelsSection({ planUuid }: { planUuid: string }) {
  const { stored, known, save } = usePlanLabels(planUuid)
  const [draft, setDraft] = useState<LabelDraft>({})
  const [isAsked, setAsked] = useState(false)
  const toast = useToast()
  if (!stored) return null
  const outcome = changeOf(draft, stored)
  async function commit(written: LabelDraft) {
    const now = stored && changeOf(written, stored)
    if (!now || 'problem' in now) return
    try {
      if (now.change) await save(now.change)
      // Keeps what was typed in the meantime.
      setDraft((last) => (last === written ? {} : last))
    } catch (problem) {
      toast.error('Notes and tags were not saved', { detail: problemText(problem as Error) })
    }
  }
  const isOpen = isAsked || stored.notes !== '' || stored.tags.length > 0
  return (
    <PlanSection
      title="Notes and tags"
      actions={
        !isOpen && (
          <Button
            size="small"
            variant="ghost"
            icon={<PlusIcon size={12} />}
            aria-label="Add notes and tags"
            onClick={() => setAsked(true)}
          >
            add
          </Button>
        )
      }
    >
      {isOpen && (
        <LabelFields
          draft={draft}
          stored={stored}
          known={known}
          problem={'problem' in outcome ? outcome.problem : undefined}
          onDraft={setDraft}
          onCommit={(written) => void commit(written)}
        />
      )}
    </PlanSection>
  )
})
