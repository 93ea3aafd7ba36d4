import { Link } from '@tanstack/react-router'
import { useObservable } from '../browser/observable.ts'
import { updatedPlans } from '../data/updates.ts'
import styles from './UpdateNotice.module.css'

export function UpdateNotice() {
  const { length } = useObservable(updatedPlans)
  if (length === 0) return null
  return (
    <p className={styles.notice} role="status">
      Game data changed:{' '}
      {length === 1 ? '1 of your plans differs.' : `${length} of your plans differ.`}{' '}
      <Link to="/updates">See what changed</Link>
    </p>
  )
}
