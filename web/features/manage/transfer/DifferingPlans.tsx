import { useState } from 'react'
import { samePlan, writtenForm } from '../../../../engine/plan/stored.ts'
import { freshPlan, savePlan } from '../../../api/queries/save-plan.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { problemText } from '../../page/problem-text.ts'
import styles from './Transfer.module.css'
import type { DifferingPlan } from './use-built.ts'

export function DifferingPlans({ plans }: { plans: readonly DifferingPlan[] }) {
  const toast = useToast()
  const [busy, setBusy] = useState<string>()

  async function bringUp({ plan: listed, real }: DifferingPlan) {
    const { uuid, name } = listed
    setBusy(uuid)
    try {
      const { plan, etag } = await freshPlan(uuid)
      const isListed = samePlan(writtenForm(plan), writtenForm(listed))
      const saved = isListed
        ? await savePlan({ uuid, plan: { ...writtenForm(plan), ...real }, over: etag })
        : 'newer version'
      if (saved === 'newer version')
        toast.error(`${name} was saved elsewhere in the meantime; nothing was changed.`)
      else toast.success(`${name} is now as in the game.`)
    } catch (problem) {
      toast.error(`${name} was not changed`, { detail: problemText(problem as Error) })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <PlainTable
      label="Plans and what is built"
      rows={plans}
      keyOf={({ plan }) => plan.uuid}
      columns={[
        { header: 'Plan', cell: ({ plan }) => plan.name },
        { header: 'Planet', cell: ({ plan }) => plan.planet_id },
        {
          header: 'Planned → in the game (FIO)',
          className: styles.words,
          cell: ({ differences }) =>
            differences.length === 0 ? 'as in the game' : differences.join(', '),
        },
        {
          header: 'Action',
          cell: (row) =>
            row.differences.length > 0 && (
              <Button
                size="small"
                busy={busy === row.plan.uuid}
                aria-label={`Bring ${row.plan.name} up to date`}
                onClick={() => void bringUp(row)}
              >
                Bring up to date
              </Button>
            ),
        },
      ]}
    />
  )
}
