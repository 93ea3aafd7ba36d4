import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Row } from '../layout/Row.tsx'
import styles from './NameCell.module.css'

/** A name and the id of its planet in one line: a long name is cut, and a phone shows the name only. */
export const NameCell = ({
  id,
  children,
}: {
  /** Undefined for a planet without a name of its own. */
  id: string | undefined
  /** The name, in an element. */
  children: ReactNode
}) => (
  <Row as="span" align="baseline" className={styles.cell}>
    {children}
    {id && <span className={classes('quiet', styles.id)}>{id}</span>}
  </Row>
)
