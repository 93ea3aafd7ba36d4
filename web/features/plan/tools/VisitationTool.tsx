import { useState } from 'react'
import { storageCapacity } from '../../../../engine/game/constants/storage.ts'
import { formatDays, formatWhole, formatWithin } from '../../../../engine/game/number-format.ts'
import type { MaterialRow, PlanResult, ShipVisits } from '../../../../engine/plan/result.ts'
import { visitationOf } from '../../../../engine/plan/visitation.ts'
import { setPlanPreference } from '../../../session/preferences.ts'
import { MultiSelect } from '../../../ui/field/MultiSelect.tsx'
import { ownLabels } from '../../../ui/field/options.ts'
import { StatTile } from '../../../ui/figure/StatTile.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { ShownFigure } from '../show/ShownFigure.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { ToolAnswer } from './ToolAnswer.tsx'
import styles from './Tools.module.css'

const formatLoad = formatWithin(9)

export function VisitationTool() {
  const { result } = useShownPlan()
  return (
    <ToolAnswer answer={{ value: result }}>
      {(value) =>
        value.materialio.length === 0 ? (
          <EmptyState title="Nothing to carry">
            Nothing goes in or out of this plan, so no ship has to come.
          </EmptyState>
        ) : (
          <Visits result={value} />
        )
      }
    </ToolAnswer>
  )
}

function Visits({ result }: { result: PlanResult }) {
  const { exclusions, setExclusions, isKept } = useExclusions()
  const { context } = useShownPlan()
  // The result follows the exclusions kept with the plan; temporary ones are calculated here.
  const visits = isKept
    ? result.visitation
    : visitationOf(
        context.rules,
        result.materialio,
        storageCapacity(result.infrastructure),
        exclusions,
      )
  return (
    <div className={styles.tool} data-density="dense">
      <MultiSelect
        label="Materials that need no ship"
        hint={isKept ? 'Kept with the plan.' : 'Kept only while this panel is open.'}
        options={options(result.materialio, exclusions)}
        values={exclusions}
        onValues={setExclusions}
      />
      <Columns least={128} gap={3}>
        <StatTile
          label="Storage full in"
          value={
            isKept ? (
              <ShownFigure figure={{ of: 'storageFilled' }} label="days until the storage is full">
                {formatDays(visits.storageFilled)}
              </ShownFigure>
            ) : (
              formatDays(visits.storageFilled)
            )
          }
        />
        <StatTile
          label="Import a day"
          value={`${formatLoad(visits.dailyWeightImport)} t`}
          delta={`${formatLoad(visits.dailyVolumeImport)} m³`}
        />
        <StatTile
          label="Export a day"
          value={`${formatLoad(visits.dailyWeightExport)} t`}
          delta={`${formatLoad(visits.dailyVolumeExport)} m³`}
        />
      </Columns>
      <ShipTable ships={visits.ships} isExplained={isKept} />
      <p className="quiet">
        Days that one full hold lasts. The ship has to come as often as the shorter of the two says.
      </p>
    </div>
  )
}

function ShipTable({ ships, isExplained }: { ships: readonly ShipVisits[]; isExplained: boolean }) {
  const daysOf = (direction: 'import' | 'export') => (visits: ShipVisits, ship: number) => {
    const text = formatDays(direction === 'import' ? visits.importDays : visits.exportDays)
    return isExplained ? (
      <ShownFigure
        figure={{ of: 'shipDays', ship, direction }}
        label={`days of ${direction}s in ${visits.weight} t, ${visits.volume} m³`}
        format={formatDays}
      >
        {text}
      </ShownFigure>
    ) : (
      text
    )
  }
  return (
    <PlainTable
      label="Visits by ship"
      rows={ships}
      keyOf={({ weight, volume }) => `${weight}/${volume}`}
      columns={[
        {
          header: 'Hold',
          cell: ({ weight, volume }) => `${formatWhole(weight)} t / ${formatWhole(volume)} m³`,
        },
        { header: 'Import', numeric: true, cell: daysOf('import') },
        { header: 'Export', numeric: true, cell: daysOf('export') },
        {
          header: 'Visit every',
          numeric: true,
          cell: ({ days }) => <strong>{formatDays(days)}</strong>,
        },
      ]}
    />
  )
}

/** A stored plan of one's own keeps its exclusions; those of another plan are dropped with the panel. */
function useExclusions() {
  const { planUuid, isReadOnly, context } = useShownPlan()
  const [passing, setPassing] = useState(context.planPreferences.visitationMaterialExclusions)
  if (planUuid === null || isReadOnly)
    return { exclusions: passing, setExclusions: setPassing, isKept: false }
  return {
    exclusions: context.planPreferences.visitationMaterialExclusions,
    setExclusions: (tickers: string[]) =>
      setPlanPreference(planUuid, 'visitationMaterialExclusions', tickers),
    isKept: true,
  }
}

/** Materials that flow now, and those that were excluded earlier. */
const options = (rows: readonly MaterialRow[], exclusions: readonly string[]) =>
  ownLabels([...new Set([...rows.map(({ ticker }) => ticker), ...exclusions])])
