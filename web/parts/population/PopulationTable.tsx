import { inWords } from '../../../engine/editing/words.ts'
import type { PopulationReport } from '../../../engine/model/gamedata.ts'
import { populationFigures } from '../../../engine/population.ts'
import type { Facts } from '../../api/queries/kept-query.ts'
import { formatDateTime, formatPercent, formatSigned, formatWhole } from '../../ui/format.ts'
import { MadeUpMark, MadeUpNote } from '../MadeUp.tsx'
import plain from '../PlainTable.module.css'
import styles from './PopulationTable.module.css'

const NEEDS = ['LifeSupport', 'Safety', 'Health', 'Comfort', 'Culture', 'Education'] as const

/** What a planet's latest report says of its people, by workforce, and of what they lack. */
export function PopulationTable({ facts: { answer, madeUp } }: { facts: Facts<PopulationReport> }) {
  const mark = (field: string) => <MadeUpMark madeUp={madeUp} field={field} />
  return (
    <div className={styles.report}>
      <p className={styles.when}>
        Report of {formatDateTime(answer.TimestampMs)}
        {answer.ExplorersGraceEnabled && madeUp !== 'all' && ', explorers’ grace'}
      </p>
      <MadeUpNote madeUp={madeUp} what="report" />
      <div className={plain.scroll}>
        <table className={plain.table}>
          <thead>
            <tr>
              <th scope="col">Workforce</th>
              <th scope="col" className={plain.number}>
                Population
              </th>
              <th scope="col" className={plain.number}>
                Change {mark('PopulationDifference')}
              </th>
              <th scope="col" className={plain.number}>
                Unemployed
              </th>
              <th scope="col" className={plain.number}>
                Free
              </th>
              <th scope="col" className={plain.number}>
                Open jobs
              </th>
              <th scope="col" className={plain.number}>
                Happiness {mark('AverageHappiness')}
              </th>
            </tr>
          </thead>
          <tbody>
            {populationFigures(answer).map((kind) => (
              <tr key={kind.workforce}>
                <th scope="row">{inWords(`${kind.workforce}s`)}</th>
                <td className={plain.number}>{formatWhole(kind.nextPopulation)}</td>
                <td className={plain.number}>{formatSigned(kind.difference, formatWhole)}</td>
                <td className={plain.number}>{formatPercent(kind.unemploymentRate, 1)}</td>
                <td className={plain.number}>{formatWhole(kind.free)}</td>
                <td className={plain.number}>{formatWhole(kind.openJobs)}</td>
                <td className={plain.number}>{formatPercent(kind.averageHappiness, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.needs} aria-label="Needs fulfilled">
        {NEEDS.map((need) => (
          <div key={need}>
            <dt>
              {need === 'LifeSupport' ? 'Life support' : need} {mark('NeedFulfillment')}
            </dt>
            <dd>{formatPercent(answer[`NeedFulfillment${need}`], 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
