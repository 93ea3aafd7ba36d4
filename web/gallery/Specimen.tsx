import type { ReactNode } from 'react'
import { Panel } from '../ui/Panel.tsx'
import styles from './Specimen.module.css'

/** One part of the design system with its states side by side. */
export function Specimen({
  name,
  note,
  children,
}: {
  name: string
  note?: string
  children: ReactNode
}) {
  return (
    <Panel title={name} note={note}>
      <div className={styles.states}>{children}</div>
    </Panel>
  )
}

export function State({
  name,
  width,
  children,
}: {
  name: string
  width?: 'narrow' | 'wide' | 'full'
  children: ReactNode
}) {
  return (
    <div className={styles.state} data-width={width}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  )
}
