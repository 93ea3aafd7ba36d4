import { useState } from 'react'
import type { FioSites } from '../../../../engine/model/fio.ts'
import { builtBaseOn, withBuiltBase } from '../../../../engine/plan/built-base.ts'
import { writtenForm } from '../../../../engine/plan/stored.ts'
import { freshPlan, savePlan } from '../../../api/queries/save-plan.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { problemText } from '../../../parts/problem-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './Transfer.module.css'
import type { DifferingPlan } from './use-built.ts'

export function DifferingPlans({
  plans,
  sites,
}: {
  plans: readonly DifferingPlan[]
  sites: FioSites
}) {
  const toast = useToast()
  const [busy, setBusy] = useState<string>()

  async function bringUp({ plan: { uuid, name, planet_id } }: DifferingPlan) {
    const base = builtBaseOn(sites.planets, planet_id)
    if (!base) return
    setBusy(uuid)
    try {
      const { plan, etag } = await freshPlan(uuid)
      const built = { ...base, permits: Math.max(1, base.permits) }
      const saved = await savePlan({
        uuid,
        plan: withBuiltBase(writtenForm(plan), built),
        over: etag,
      })
      if (saved === 'newer version')
        toast.error(`${name} was saved elsewhere in the meantime; nothing was changed.`)
      else toast.success(`${name} is now as built.`)
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
          header: 'Planned → built (FIO)',
          className: styles.words,
          cell: ({ differences }) =>
            differences.length === 0 ? 'as built' : differences.join(', '),
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
