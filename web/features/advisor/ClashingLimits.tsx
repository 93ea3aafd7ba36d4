import { Panel } from '../../ui/layout/Panel.tsx'
import styles from './AdvisorScreen.module.css'

export function ClashingLimits({
  limits,
  alone,
}: {
  limits: readonly string[]
  /** The sentence before a limit that cannot be kept on its own. */
  alone: string
}) {
  return (
    <Panel title={limits.length === 1 ? 'This limit cannot be kept' : 'These limits clash'}>
      <p>
        {limits.length === 1 ? alone : 'Each of these can be kept, all of them together cannot:'}
      </p>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Panel>
  )
}
