import { seriesToken } from './chart-colours.ts'
import styles from './Legend.module.css'

export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {names.map((name, index) => (
        <li key={name} className={styles.entry}>
          <span className={styles.swatch} style={{ background: `var(${seriesToken(index)})` }} />
          {name}
        </li>
      ))}
    </ul>
  )
}
