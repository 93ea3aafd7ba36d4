import styles from './PagePending.module.css'

/** Shown while the code of a page loads; rarely, since links load it on hover. */
export function PagePending() {
  return (
    <div className={styles.pending} role="status">
      <span className="visually-hidden">Loading page</span>
      <div className={styles.header} />
      <div className={styles.panel} />
      <div className={styles.panel} />
    </div>
  )
}
