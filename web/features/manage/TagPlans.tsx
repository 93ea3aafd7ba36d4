import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { labelsOf } from '../../../engine/game/plan-labels.ts'
import { planMutations } from '../../api/queries/plans.ts'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { useToast } from '../../ui/overlay/Toast.tsx'
import { changeOf, tagsText, typedTags } from '../labels/label-draft.ts'
import { problemText } from '../page/problem-text.ts'

export function TagPlans({ plans }: { plans: readonly Plan[] }) {
  const [text, setText] = useState('')
  const label = useMutation(planMutations.label)
  const toast = useToast()
  const tags = typedTags(text)
  const isNamed = (tag: string) => tags.some((each) => each.toLowerCase() === tag.toLowerCase())

  async function put(what: string, next: (tags: readonly string[]) => readonly string[]) {
    let done = 0
    try {
      for (const plan of plans) {
        const stored = labelsOf(plan)
        const outcome = changeOf({ tags: tagsText(next(stored.tags)) }, stored)
        if ('problem' in outcome) throw new Error(`${plan.name}: ${outcome.problem}`)
        if (!outcome.change) continue
        await label.mutateAsync({ uuid: plan.uuid, change: outcome.change })
        done += 1
      }
      toast.success(`${what}: ${formatCount(done, 'plan')} changed`)
      setText('')
    } catch (problem) {
      toast.error(`${what}: ${done} of ${formatCount(plans.length, 'plan')} changed`, {
        detail: problemText(problem as Error),
      })
    }
  }

  const isOff = tags.length === 0
  return (
    <Row as="span" inline wrap gap={1}>
      <TextField
        label="Tags for the ticked plans"
        hideLabel
        placeholder="Tag"
        value={text}
        onValue={setText}
      />
      <Button
        size="small"
        aria-disabled={isOff}
        busy={label.isPending}
        onClick={() => void put('Tag added', (own) => [...own, ...tags])}
      >
        Add tag
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-disabled={isOff}
        onClick={() => void put('Tag removed', (own) => own.filter((tag) => !isNamed(tag)))}
      >
        Remove tag
      </Button>
    </Row>
  )
}
