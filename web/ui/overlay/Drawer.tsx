import { classes } from '../classes.ts'
import { Overlay, type OverlayProps } from './Dialog.tsx'
import styles from './Drawer.module.css'

export function Drawer({
  width = 'normal',
  ...overlay
}: OverlayProps & { width?: 'normal' | 'wide' | undefined }) {
  return <Overlay {...overlay} frameClass={classes(styles.drawer, styles[width])} />
}
