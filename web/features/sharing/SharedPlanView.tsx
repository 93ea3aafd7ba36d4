import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SharedPlan } from '../../../edge/features/sharing/contract.ts'
import type { Planet } from '../../../engine/game/gamedata.ts'
import { formatCount } from '../../../engine/game/number-format.ts'
import { writtenForm } from '../../../engine/plan/stored.ts'
import { sharedMutations } from '../../api/queries/shared.ts'
import { usePlainContext } from '../plan/show/use-plain-context.ts'
import { bonusWords, pricesInWords } from './bonus-words.ts'
import { ForeignPlan } from './ForeignPlan.tsx'
import styles from './SharedPlanView.module.css'

/** Read-only, with the bonuses and prices that the owner included. */
export function SharedPlanView({ shared, planet }: { shared: SharedPlan; planet: Planet }) {
  const { baseplanner, view_count: views, terms } = shared
  const plan = useMemo(() => writtenForm(baseplanner), [baseplanner])
  const context = usePlainContext(terms?.empire, terms?.cx)
  const { mutateAsync: copy } = useMutation(sharedMutations.clone)
  return (
    <ForeignPlan
      plan={plan}
      planet={planet}
      context={context}
      title={plan.name || 'Shared plan'}
      note={`${pricesInWords(terms?.cx)} · viewed ${formatCount(views, 'time')}`}
      page={`/shared/${shared.uuid}`}
      copy={async () => (await copy(shared.uuid)).plan}
    >
      <p className={styles.bonuses}>{bonusWords(plan.planet, terms)}</p>
    </ForeignPlan>
  )
}
