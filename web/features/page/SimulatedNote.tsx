import type { SimulatedParts } from '../../api/client.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import styles from './SimulatedNote.module.css'

const SimulatedTag = () => <Tag tone="warn">Simulated</Tag>

/** Above simulated days, which only a server that has never synced has. */
export const SimulatedWords = () => (
  <>
    <SimulatedTag /> This server has never synced with the game's data. These days are simulated.
  </>
)

/** Says above figures that some or all of them are simulated. Renders nothing if all are facts. */
export function SimulatedNote({ simulated }: { simulated: SimulatedParts }) {
  if (simulated.length === 0) return null
  return (
    <p className="quiet">
      <SimulatedTag />{' '}
      {simulated === 'all'
        ? "This server has never synced with the game's data: this report is simulated."
        : '* = simulated'}
    </p>
  )
}

export function SimulatedMark({ simulated, field }: { simulated: SimulatedParts; field: string }) {
  if (simulated === 'all' || !simulated.some((start) => field.startsWith(start))) return null
  return (
    <abbr className={styles.mark} title="Simulated">
      *
    </abbr>
  )
}
