import type { ReactNode } from 'react'
import styles from './MailScreen.module.css'

export function MailScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
