import { memo } from 'react'
import {
  formatDays,
  formatFixed,
  formatWhole,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import type { Overview, Visitation } from '../../../../../engine/plan/result.ts'
import { CoreModuleChoice } from '../CoreModuleChoice.tsx'
import { PlanSection } from '../PlanSection.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import styles from './Consequences.module.css'

const formatLoad = formatWithin(8, (value) => formatFixed(value, 1))
const formatCost = formatWithin(13, formatWhole)

export const StorageSection = memo(function StorageSection({
  visitation,
  overview,
  isIdle,
}: {
  visitation: Visitation
  overview: Overview
  isIdle: boolean
}) {
  const load = (weight: number, volume: number) =>
    `${formatLoad(weight)} t · ${formatLoad(volume)} m³`
  return (
    <PlanSection title="Storage and construction">
      <dl className={styles.facts}>
        <div>
          <dt>In</dt>
          <dd>{load(visitation.dailyWeightImport, visitation.dailyVolumeImport)}</dd>
        </div>
        <div>
          <dt>Out</dt>
          <dd>{load(visitation.dailyWeightExport, visitation.dailyVolumeExport)}</dd>
        </div>
        <div>
          <dt>Storage full in</dt>
          <dd>
            {isIdle ? (
              '—'
            ) : (
              <ShownFigure
                figure={{ of: 'storageFilled' }}
                label="days until the storage is full"
                format={formatDays}
              >
                {formatDays(visitation.storageFilled)}
              </ShownFigure>
            )}
          </dd>
        </div>
        <div>
          <dt>Construction cost</dt>
          <dd>
            <ShownFigure figure={{ of: 'constructionCost' }} label="construction cost">
              {formatCost(overview.totalConstructionCost)}
            </ShownFigure>{' '}
            $
          </dd>
        </div>
      </dl>
      <CoreModuleChoice />
    </PlanSection>
  )
})
