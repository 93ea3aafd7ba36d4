import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './OnceLive.module.css'

const never = () => () => undefined

/** Disables fields and buttons until the app runs, because text typed before that would be lost. */
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
