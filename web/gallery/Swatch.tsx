import type { ReactNode } from 'react'
import type { HuePair } from '../ui/colours.ts'
import styles from './Swatch.module.css'

export function Swatch({ colours, children }: { colours: HuePair; children: ReactNode }) {
  return (
    <span
      className={styles.swatch}
      style={{
        background: `linear-gradient(135deg, ${colours.from}, ${colours.to})`,
        color: colours.ink,
      }}
    >
      {children}
    </span>
  )
}
