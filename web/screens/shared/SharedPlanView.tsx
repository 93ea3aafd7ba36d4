import { useMemo } from 'react'
import type { SharedPlan } from '../../../edge/contract/shared.ts'
import type { Planet } from '../../../engine/model/gamedata.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../engine/model/preferences.ts'
import { writtenForm } from '../../../engine/plan/stored.ts'
import { rulesNamed } from '../../../engine/reference/rules.ts'
import { ThemeSwitch } from '../../parts/ThemeSwitch.tsx'
import { SHOWN_PLAN_ANALYSES } from '../../plan/analysis/analyses.ts'
import { PlanWorkspace } from '../../plan/show/PlanWorkspace.tsx'
import { PanelMenu } from '../../plan/show/panels/PanelMenu.tsx'
import type { PlanContext } from '../../plan/show/shown-plan.ts'
import { usePreferences } from '../../session/preferences.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { bonusWords } from './bonus-words.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './SharedPlanView.module.css'

const NOTHING_TO_EDIT = () => 'A shared plan is only shown.'
const NO_FIRST_RECIPES: ReadonlyMap<string, string> = new Map()
const NO_HABITATIONS_TO_CHOOSE = { isOn: false, set: () => {}, optimise: () => {} }

/** The editor's cockpit, read-only and at average prices: the owner's preferences are private. */
export function SharedPlanView({ shared, planet }: { shared: SharedPlan; planet: Planet }) {
  const { baseplanner, view_count: views } = shared
  const plan = useMemo(() => writtenForm(baseplanner), [baseplanner])
  const { figures } = usePreferences()
  const context = useMemo<PlanContext>(
    () => ({
      empire: null,
      bonus: null,
      cx: null,
      planPreferences: PLAN_PREFERENCE_DEFAULTS,
      rules: rulesNamed(figures),
      isPending: false,
    }),
    [figures],
  )
  const { PlanetName: name, PlanetNaturalId: id } = planet
  return (
    <PlanWorkspace
      plan={plan}
      saved={plan}
      planUuid={null}
      planet={planet}
      context={context}
      firstRecipes={NO_FIRST_RECIPES}
      dispatch={NOTHING_TO_EDIT}
      autoHabitation={NO_HABITATIONS_TO_CHOOSE}
      session={null}
    >
      <PageHeader
        barBelow
        title={plan.name || 'Shared plan'}
        context={
          <span>
            {name === id ? id : `${name} ${id}`} · average prices · viewed{' '}
            {views === 1 ? 'once' : `${views} times`}
          </span>
        }
        actions={
          <>
            <PanelMenu label="Analysis" panels={SHOWN_PLAN_ANALYSES} />
            <CopyButton sharedUuid={shared.uuid} />
            <ThemeSwitch />
          </>
        }
      />
      <p className={styles.bonuses}>{bonusWords(plan.planet)}</p>
    </PlanWorkspace>
  )
}
