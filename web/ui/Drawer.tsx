import { classes } from './classes.ts'
import { Overlay, type OverlayProps } from './Dialog.tsx'
import styles from './Drawer.module.css'

/** Slides in from the right, full height; the whole width on a phone. */
export function Drawer({
  width = 'normal',
  ...overlay
}: OverlayProps & { width?: 'normal' | 'wide' | undefined }) {
  return <Overlay {...overlay} frameClass={classes(styles.drawer, styles[width])} />
}
