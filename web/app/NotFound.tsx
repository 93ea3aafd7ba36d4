import { Link } from '@tanstack/react-router'
import { MAIN_ID } from '../features/page/SkipLink.tsx'
import { buttonClass } from '../ui/field/Button.tsx'
import styles from './NotFound.module.css'

export function NotFound() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>Nothing orbits here</h1>
      <p className={styles.text}>
        There is no page at this address. It may have moved, or the link is incomplete.
      </p>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        Go to the start page
      </Link>
    </main>
  )
}
