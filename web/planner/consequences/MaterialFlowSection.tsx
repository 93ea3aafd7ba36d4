import { memo } from 'react'
import type { MaterialRow } from '../../../engine/plan/result.ts'
import { Explained } from '../../ui/explain/Explained.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { formatAmount, formatSigned, formatWhole } from '../../ui/format.ts'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import { PlanSection } from '../PlanSection.tsx'
import styles from './MaterialFlowSection.module.css'

/** What goes in and out a day, and what it is worth. */
export const MaterialFlowSection = memo(function MaterialFlowSection({
  rows = [],
}: {
  rows: readonly MaterialRow[] | undefined
}) {
  return (
    <PlanSection title="Material I/O" note="a day">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col">In</th>
            <th scope="col">Out</th>
            <th scope="col">Δ</th>
            <th scope="col">$</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ticker, input, output, delta, price }) => (
            <tr key={ticker}>
              <th scope="row">
                <MaterialTile ticker={ticker} />
              </th>
              <td>{formatAmount(input)}</td>
              <td>{formatAmount(output)}</td>
              <td>
                <Explained figure={{ of: 'materialDelta', ticker }} label={`surplus of ${ticker}`}>
                  {formatSigned(delta, formatAmount)}
                </Explained>
              </td>
              <td>
                <Explained figure={{ of: 'materialValue', ticker }} label={`value of ${ticker}`}>
                  <Figure value={price} format={(value) => formatSigned(value, formatWhole)} />
                </Explained>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlanSection>
  )
})
