import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/field/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { LabelFields } from '../labels/LabelFields.tsx'
import { changeOf, type LabelDraft } from '../labels/label-draft.ts'
import { usePlanLabels } from '../labels/use-plan-labels.ts'
import { problemText } from '../page/problem-text.ts'

export function LabelsDialog({
  of: { uuid, name },
  onClose,
}: {
  of: { uuid: string; name: string }
  onClose: () => void
}) {
  const { stored, known, save } = usePlanLabels(uuid)
  const [draft, setDraft] = useState<LabelDraft>({})
  const form = useId()
  const saving = useMutation({ mutationFn: save, onSuccess: onClose })
  if (!stored) return null
  const outcome = changeOf(draft, stored)
  function submit(event: FormEvent) {
    event.preventDefault()
    if ('problem' in outcome) return
    if (outcome.change) saving.mutate(outcome.change)
    else onClose()
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={`Notes and tags of ${name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} gap={3} onSubmit={submit}>
        <LabelFields
          draft={draft}
          stored={stored}
          known={known}
          problem={
            'problem' in outcome
              ? outcome.problem
              : saving.error
                ? problemText(saving.error)
                : undefined
          }
          onDraft={setDraft}
        />
      </Stack>
    </Dialog>
  )
}
