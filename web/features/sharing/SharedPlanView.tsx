import { useMemo } from 'react'
import type { SharedPlan } from '../../../edge/features/sharing/contract.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { writtenForm } from '../../../engine/plan/stored.ts'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { SHOWN_PLAN_ANALYSES } from '../plan/analysis/analyses.ts'
import { PanelMenu } from '../plan/show/panels/PanelMenu.tsx'
import { ReadOnlyPlan } from '../plan/show/ReadOnlyPlan.tsx'
import { usePlainContext } from '../plan/show/use-plain-context.ts'
import { bonusWords } from './bonus-words.ts'
import { CopyPlanButton } from './CopyPlanButton.tsx'
import styles from './SharedPlanView.module.css'

/** Read-only and at average prices: the owner's preferences are private. */
export function SharedPlanView({ shared, planet }: { shared: SharedPlan; planet: Planet }) {
  const { baseplanner, view_count: views } = shared
  const plan = useMemo(() => writtenForm(baseplanner), [baseplanner])
  const context = usePlainContext()
  return (
    <ReadOnlyPlan
      plan={plan}
      planet={planet}
      context={context}
      why="A shared plan is only shown."
      title={plan.name || 'Shared plan'}
      note={`average prices · viewed ${views === 1 ? 'once' : `${views} times`}`}
      actions={
        <>
          <PanelMenu label="Analysis" panels={SHOWN_PLAN_ANALYSES} />
          <CopyPlanButton sharedUuid={shared.uuid} />
          <ThemeSwitch />
        </>
      }
    >
      <p className={styles.bonuses}>{bonusWords(plan.planet)}</p>
    </ReadOnlyPlan>
  )
}
