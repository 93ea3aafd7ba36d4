import { Row } from '../layout/Row.tsx'
import { seriesToken } from './chart-colours.ts'
import styles from './Legend.module.css'

export function Legend({ names }: { names: readonly string[] }) {
  return (
    <Row as="ul" wrap gap={3} lineGap={0} align="stretch">
      {names.map((name, index) => (
        <li key={name} className={styles.entry}>
          <span className={styles.swatch} style={{ background: `var(${seriesToken(index)})` }} />
          {name}
        </li>
      ))}
    </Row>
  )
}
