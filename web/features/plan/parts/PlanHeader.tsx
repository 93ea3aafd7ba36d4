import { memo } from 'react'
import { HelpButton } from '../../../parts/help/HelpButton.tsx'
import { PLAN_ANALYSES } from '../../../planner/analysis/analyses.ts'
import { PanelMenu } from '../../../planner/panels/PanelMenu.tsx'
import { usePlanEditor } from '../../../planner/plan-editor.ts'
import { Button } from '../../../ui/Button.tsx'
import { SaveIcon } from '../../../ui/icons/actions.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PLAN_TOOLS } from '../tools.ts'
import { HistoryMenu } from './HistoryMenu.tsx'
import { PlanMenu } from './PlanMenu.tsx'

/** Which plan this is, under which empire and prices, and everything that can be done with it as a whole. */
export const PlanHeader = memo(function PlanHeader() {
  const { plan, planUuid, planet, context, session } = usePlanEditor()
  if (!session) return null
  const { PlanetName: name, PlanetNaturalId: id } = planet
  const place = name === id ? id : `${name} ${id}`
  return (
    <PageHeader
      barBelow
      title={plan.name || 'New plan'}
      context={
        <span>
          {place} · {context.empire?.name ?? 'no empire'} · {context.cx?.name ?? 'average prices'}
        </span>
      }
      actions={
        <>
          <HistoryMenu
            steps={session.steps}
            stepsDone={session.stepsDone}
            canUndo={session.canUndo}
            canRedo={session.canRedo}
            undo={session.undo}
            redo={session.redo}
            jump={session.jump}
          />
          <PanelMenu label="Analysis" panels={PLAN_ANALYSES} />
          <PanelMenu label="Tools" panels={PLAN_TOOLS} />
          <Button
            size="small"
            variant={session.isDirty || session.isNew ? 'primary' : 'secondary'}
            icon={<SaveIcon size={14} />}
            busy={session.isSaving}
            onClick={() => void session.save()}
          >
            Save
          </Button>
          <PlanMenu
            planUuid={planUuid}
            saved={session.saved}
            present={session.present}
            saveAs={session.saveAs}
            reload={session.reload}
            discard={session.discard}
            discardDraft={session.discardDraft}
          />
          <HelpButton file="plan" />
        </>
      }
    />
  )
})
