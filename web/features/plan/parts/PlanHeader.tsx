import { HelpButton } from '../../../parts/help/HelpButton.tsx'
import { usePlanEditor } from '../../../planner/plan-editor.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { RedoIcon, SaveIcon, UndoIcon } from '../../../ui/icons/actions.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PLAN_ANALYSES } from '../analysis.ts'
import { PanelMenu } from '../PanelMenu.tsx'
import { PLAN_TOOLS } from '../tools.ts'

/** Which plan this is, under which empire and prices, and everything that can be done with it as a whole. */
export function PlanHeader() {
  const { plan, planet, context, session } = usePlanEditor()
  if (!session) return null
  return (
    <PageHeader
      title={plan.name || 'New plan'}
      context={
        <span>
          {planet.PlanetName}{' '}
          {planet.PlanetName !== planet.PlanetNaturalId && planet.PlanetNaturalId}
          {' · '}
          {context.empire?.name ?? 'no empire'} · {context.cx?.name ?? 'average prices'}
        </span>
      }
      actions={
        <>
          <IconButton
            size="small"
            label="Undo"
            icon={<UndoIcon />}
            disabled={!session.canUndo}
            onClick={session.undo}
          />
          <IconButton
            size="small"
            label="Redo"
            icon={<RedoIcon />}
            disabled={!session.canRedo}
            onClick={session.redo}
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
          <HelpButton file="plan" />
        </>
      }
    />
  )
}
