import { classes } from '../classes.ts'
import type { RowProps } from '../layout/layout.ts'
import { Row } from '../layout/Row.tsx'
import styles from './TableFoot.module.css'

/** A line below the rows of a table. */
export const TableFoot = ({ isSteady, ...props }: RowProps & { isSteady?: boolean }) => (
  <Row
    wrap
    lineGap={1}
    {...props}
    className={classes('quiet', styles.foot, isSteady && styles.steady)}
  />
)
