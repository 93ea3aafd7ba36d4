import type { ReactNode } from 'react'
import { Panel } from '../ui/layout/Panel.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './Specimen.module.css'

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
      <Row gap={4} align="start" wrap>
        {children}
      </Row>
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
    <Stack align="start" className={styles.state} data-width={width}>
      <span className={styles.name}>{name}</span>
      {children}
    </Stack>
  )
}
