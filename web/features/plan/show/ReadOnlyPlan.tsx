import type { ReactNode } from 'react'
import type { Planet } from '../../../../engine/game/gamedata.ts'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PlanWorkspace } from './PlanWorkspace.tsx'
import type { ShownContext } from './shown-plan.ts'
import { usePlanFigures } from './use-plan-figures.ts'

const NO_FIRST_RECIPES: ReadonlyMap<string, string> = new Map()
const NO_HABITATIONS_TO_CHOOSE = { isOn: false, set: () => {}, optimise: () => {} }

export function ReadOnlyPlan({
  plan,
  planet,
  context,
  why,
  title,
  note,
  actions,
  children,
}: {
  plan: PlanWrite
  planet: Planet
  context: ShownContext
  why: string
  title: string
  note: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  const { PlanetName: name, PlanetNaturalId: id } = planet
  return (
    <PlanWorkspace
      figures={usePlanFigures(plan, context, false)}
      saved={plan}
      planUuid={null}
      planet={planet}
      context={context}
      firstRecipes={NO_FIRST_RECIPES}
      dispatch={() => why}
      autoHabitation={NO_HABITATIONS_TO_CHOOSE}
      session={null}
    >
      <PageHeader
        barBelow
        title={title}
        context={
          <span>
            {name === id ? id : `${name} ${id}`} · {note}
          </span>
        }
        actions={actions}
      />
      {children}
    </PlanWorkspace>
  )
}
