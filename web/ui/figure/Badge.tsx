import styles from './Badge.module.css'

export function Badge({ count, label }: { count: number; label?: string | undefined }) {
  return (
    <span className={styles.badge}>
      {count > 999 ? '999+' : count}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  )
}
