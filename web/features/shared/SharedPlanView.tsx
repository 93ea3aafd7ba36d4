import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { SharedPlan } from '../../../edge/contract/shared.ts'
import type { Planet } from '../../../engine/model/gamedata.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../engine/model/preferences.ts'
import { writtenForm } from '../../../engine/plan/stored.ts'
import { rulesNamed } from '../../../engine/reference/rules.ts'
import { sharedMutations } from '../../api/queries/shared.ts'
import { problemText } from '../../parts/problem-text.ts'
import { ThemeSwitch } from '../../parts/ThemeSwitch.tsx'
import { SHOWN_PLAN_ANALYSES } from '../../planner/analysis/analyses.ts'
import { PlanWorkspace } from '../../planner/PlanWorkspace.tsx'
import { PanelMenu } from '../../planner/panels/PanelMenu.tsx'
import type { PlanContext } from '../../planner/plan-editor.ts'
import { usePreferences } from '../../store/preferences.ts'
import { useSession } from '../../store/session.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CopyIcon } from '../../ui/icons/actions.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useToast } from '../../ui/Toast.tsx'

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
            <CloneButton sharedUuid={shared.uuid} />
            <ThemeSwitch />
          </>
        }
      />
    </PlanWorkspace>
  )
}

function CloneButton({ sharedUuid }: { sharedUuid: string }) {
  const { state } = useSession()
  const toast = useToast()
  const clone = useMutation({
    ...sharedMutations.clone,
    onSuccess: () => toast.success('The plan is among your own now.'),
    onError: (problem) => toast.error('Cloning failed', { detail: problemText(problem) }),
  })
  if (state === 'out')
    return (
      <Link
        to="/"
        search={{ login: true, to: `/shared/${sharedUuid}` }}
        className={buttonClass({ size: 'small' })}
      >
        Log in to clone it
      </Link>
    )
  return (
    <>
      {clone.isSuccess && (
        <Link to="/manage" className={buttonClass({ size: 'small' })}>
          To my plans
        </Link>
      )}
      <Button
        size="small"
        variant="primary"
        icon={<CopyIcon size={14} />}
        busy={clone.isPending}
        onClick={() => clone.mutate(sharedUuid)}
      >
        Clone Plan
      </Button>
    </>
  )
}
