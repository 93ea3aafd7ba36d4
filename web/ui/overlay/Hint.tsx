import type { ReactNode } from 'react'
import { HelpIcon } from '../icons/status.tsx'
import styles from './Hint.module.css'
import { Popover } from './Popover.tsx'

export function Hint({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Popover
      openOnHover
      align="center"
      trigger={
        <button type="button" className={styles.hint} aria-label={`What is ${about}?`}>
          <HelpIcon size={14} />
        </button>
      }
    >
      <div className={styles.text}>{children}</div>
    </Popover>
  )
}
