import { CapacityBar } from '../../ui/CapacityBar.tsx'
import { Explained } from '../../ui/explain/Explained.tsx'
import { formatDays, formatSigned } from '../../ui/format.ts'
import { trendOf } from '../../ui/StatTile.tsx'
import { StatusBar, type StatusFigure } from '../../ui/StatusBar.tsx'
import { usePlanEditor } from '../plan-editor.ts'

/** What the plan comes to, what is wrong with it, and what is not saved yet; always in view. */
export function PlanStatusBar() {
  const { result, savedResult, session } = usePlanEditor()
  const figures: StatusFigure[] = result
    ? [
        {
          label: 'Profit',
          value: (
            <Explained figure={{ of: 'profit' }} label="profit">
              {formatSigned(result.profit)}
            </Explained>
          ),
          detail: savedResult
            ? `$/day (${formatSigned(result.profit - savedResult.profit)} since saved)`
            : '$/day',
          trend: trendOf(result.profit),
        },
        {
          label: 'Payback',
          value: (
            <Explained figure={{ of: 'roi' }} label="payback">
              {formatDays(result.overview.roi)}
            </Explained>
          ),
        },
      ]
    : [{ label: 'Profit', value: '—' }]
  return (
    <StatusBar
      label="Plan figures"
      figures={figures}
      warnings={[]}
      state={session && stateOf(session)}
    >
      {result && (
        <CapacityBar label="Area" used={result.area.areaUsed} capacity={result.area.areaTotal} />
      )}
    </StatusBar>
  )
}

function stateOf({
  isNew,
  isSaving,
  isDirty,
  editsSinceSave,
}: NonNullable<ReturnType<typeof usePlanEditor>['session']>) {
  if (isSaving) return 'saving'
  if (isDirty) return `unsaved, ${editsSinceSave} ${editsSinceSave === 1 ? 'edit' : 'edits'}`
  return isNew ? 'not saved yet' : 'saved'
}
