import type { MadeUp } from '../api/client.ts'
import { Tag } from '../ui/Tag.tsx'
import styles from './MadeUp.module.css'

export const MadeUpTag = () => <Tag tone="warn">Made up</Tag>

/** Says above figures that some of them, or all, are stand-ins. Nothing where all are facts. */
export function MadeUpNote({ madeUp, what }: { madeUp: MadeUp; what: string }) {
  if (madeUp.length === 0) return null
  return (
    <p className={styles.note}>
      <MadeUpTag />{' '}
      {madeUp === 'all'
        ? `Nobody told the server the facts yet: this ${what} is invented, the same for everybody.`
        : 'What is marked * is invented, since only the rest is known.'}
    </p>
  )
}

/** Beside a figure that is a stand-in among facts. */
export function MadeUpMark({ madeUp, field }: { madeUp: MadeUp; field: string }) {
  if (madeUp === 'all' || !madeUp.some((start) => field.startsWith(start))) return null
  return (
    <abbr className={styles.mark} title="Made up">
      *
    </abbr>
  )
}
