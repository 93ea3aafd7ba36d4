import { memo } from 'react'
import { Button } from '../../../ui/field/Button.tsx'
import { SaveIcon } from '../../../ui/icons/records.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { HelpButton } from '../../page/help/HelpButton.tsx'
import { PLAN_ANALYSES, PRICE_SENSITIVITY } from '../analysis/analyses.ts'
import { PanelMenu } from '../show/panels/PanelMenu.tsx'
import { useDockInFreeColumn, useOpenDock } from '../show/panels/plan-dock.ts'
import { useShownPlan } from '../show/shown-plan.ts'
import { HistoryMenu } from './HistoryMenu.tsx'
import { PlanBasis } from './PlanBasis.tsx'
import { PlanMenu } from './PlanMenu.tsx'
import { PLAN_TOOLS } from './tools.ts'
import { usePlanCommands } from './use-plan-commands.ts'

function firstDocked() {
  const { title, width, Panel } = PRICE_SENSITIVITY
  return { title, width, content: <Panel /> }
}

export const PlanHeader = memo(function PlanHeader() {
  const { plan, planUuid, session, context, planet, dispatch } = useShownPlan()
  usePlanCommands()
  useDockInFreeColumn(useOpenDock(), firstDocked)
  if (!session) return null
  return (
    <PageHeader
      barBelow
      title={plan.name || 'New plan'}
      context={<PlanBasis context={context} planet={planet} dispatch={dispatch} />}
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
            forgetDrafts={session.forgetDrafts}
          />
          <HelpButton file="plan" />
        </>
      }
    />
  )
})
