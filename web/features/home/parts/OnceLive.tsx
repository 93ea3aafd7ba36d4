import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './OnceLive.module.css'

const never = () => () => undefined

/** Fields and buttons that cannot be used before the app runs: what was typed into them by then would be lost. */
export function OnceLive({ children }: { children: ReactNode }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <fieldset role="none" className={styles.live} disabled={!isLive}>
      {children}
    </fieldset>
  )
}
