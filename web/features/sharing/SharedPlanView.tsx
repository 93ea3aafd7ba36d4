import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SharedPlan } from '../../../edge/features/sharing/contract.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { writtenForm } from '../../../engine/plan/stored.ts'
import { sharedMutations } from '../../api/queries/shared.ts'
import { ThemeSwitch } from '../page/ThemeSwitch.tsx'
import { SHOWN_PLAN_ANALYSES } from '../plan/analysis/analyses.ts'
import { PanelMenu } from '../plan/show/panels/PanelMenu.tsx'
import { ReadOnlyPlan } from '../plan/show/ReadOnlyPlan.tsx'
import { usePlainContext } from '../plan/show/use-plain-context.ts'
import { bonusWords, pricesInWords } from './bonus-words.ts'
import styles from './SharedPlanView.module.css'
import { UsePlan } from './UsePlan.tsx'

/** Read-only, with the bonuses and prices that the owner included. */
export function SharedPlanView({ shared, planet }: { shared: SharedPlan; planet: Planet }) {
  const { baseplanner, view_count: views, terms } = shared
  const plan = useMemo(() => writtenForm(baseplanner), [baseplanner])
  const context = usePlainContext(terms?.empire, terms?.cx)
  const { mutateAsync: copy } = useMutation(sharedMutations.clone)
  return (
    <ReadOnlyPlan
      plan={plan}
      planet={planet}
      context={context}
      why="Use this plan to edit your own copy."
      title={plan.name || 'Shared plan'}
      note={`${pricesInWords(terms?.cx)} · viewed ${formatCount(views, 'time')}`}
      actions={
        <>
          <PanelMenu label="Analysis" panels={SHOWN_PLAN_ANALYSES} />
          <UsePlan
            page={`/shared/${shared.uuid}`}
            copy={async () => (await copy(shared.uuid)).plan}
          />
          <ThemeSwitch />
        </>
      }
    >
      <p className={styles.bonuses}>{bonusWords(plan.planet, terms)}</p>
    </ReadOnlyPlan>
  )
}
