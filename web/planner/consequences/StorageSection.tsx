import { memo } from 'react'
import type { Overview, Visitation } from '../../../engine/plan/result.ts'
import { formatAmount, formatDays, formatMoney } from '../../ui/format.ts'
import { PlanSection } from '../PlanSection.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import styles from './Consequences.module.css'

/** How much has to be moved a day, how long the storage lasts, and what the base costs to build. */
export const StorageSection = memo(function StorageSection({
  visitation,
  overview,
}: {
  visitation: Visitation
  overview: Overview
}) {
  const load = (weight: number, volume: number) =>
    `${formatAmount(weight)} t · ${formatAmount(volume)} m³`
  return (
    <PlanSection title="Storage and construction">
      <dl className={styles.facts}>
        <dt>Import a day</dt>
        <dd>{load(visitation.dailyWeightImport, visitation.dailyVolumeImport)}</dd>
        <dt>Export a day</dt>
        <dd>{load(visitation.dailyWeightExport, visitation.dailyVolumeExport)}</dd>
        <dt>Storage filled</dt>
        <dd>
          <ShownFigure
            figure={{ of: 'storageFilled' }}
            label="days until the storage is full"
            format={formatDays}
          >
            {formatDays(visitation.storageFilled)}
          </ShownFigure>
        </dd>
        <dt>Construction</dt>
        <dd>
          <ShownFigure figure={{ of: 'constructionCost' }} label="construction cost">
            {formatMoney(overview.totalConstructionCost)}
          </ShownFigure>{' '}
          $
        </dd>
      </dl>
    </PlanSection>
  )
})
