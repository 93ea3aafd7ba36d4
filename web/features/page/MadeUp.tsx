import type { MadeUp } from '../../api/client.ts'
import { Tag } from '../../ui/figure/Tag.tsx'
import styles from './MadeUp.module.css'

const MadeUpTag = () => <Tag tone="warn">Simulated</Tag>

/** Above simulated days, which only a server that has never synced has. */
export const SimulatedWords = () => (
  <>
    <MadeUpTag /> This server has never synced with the game's data. These days are simulated.
  </>
)

/** Says above figures that some or all of them are made up. Renders nothing if all are facts. */
export function MadeUpNote({ madeUp }: { madeUp: MadeUp }) {
  if (madeUp.length === 0) return null
  return (
    <p className="quiet">
      <MadeUpTag />{' '}
      {madeUp === 'all'
        ? "This server has never synced with the game's data: this report is simulated."
        : '* = simulated'}
    </p>
  )
}

export function MadeUpMark({ madeUp, field }: { madeUp: MadeUp; field: string }) {
  if (madeUp === 'all' || !madeUp.some((start) => field.startsWith(start))) return null
  return (
    <abbr className={styles.mark} title="Simulated">
      *
    </abbr>
  )
}
