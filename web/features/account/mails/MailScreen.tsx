import type { ComponentProps } from 'react'
import { AccountForm } from '../AccountForm.tsx'
import styles from './MailScreen.module.css'

export function MailScreen({
  title,
  ...form
}: Omit<ComponentProps<typeof AccountForm>, 'label'> & { title: string }) {
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.card}>
        <AccountForm label={title} {...form} />
      </div>
    </section>
  )
}
