import { useMemo } from 'react'
import type { Planet } from '../../../../engine/game/gamedata.ts'
import type { Plan } from '../../../../engine/game/plan.ts'
import { writtenForm } from '../../../../engine/plan/stored.ts'
import { useActiveContext } from '../../../data/active-context.ts'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { ReadOnlyPlan } from '../show/ReadOnlyPlan.tsx'

/** A plan that a newer version of the app saved: shows what it can read, and never overwrites it. */
export function NewerPlan({ stored, planet }: { stored: Plan; planet: Planet }) {
  const plan = useMemo(() => writtenForm(stored), [stored])
  const context = useActiveContext({ planUuid: stored.uuid })
  return (
    <ReadOnlyPlan
      plan={plan}
      planet={planet}
      context={context}
      why="This plan was saved by a newer version of Perigee and is only shown."
      title={plan.name || 'Plan'}
      note="read-only"
    >
      <ErrorPanel title="This plan was saved by a newer version of Perigee.">
        It is shown as far as this version understands it, and kept unchanged. Reload the page to
        update.
      </ErrorPanel>
    </ReadOnlyPlan>
  )
}
