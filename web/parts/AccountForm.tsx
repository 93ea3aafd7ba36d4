import type { FormEvent, ReactNode } from 'react'
import styles from './AccountForm.module.css'

/** The fields and the one button of an account panel; a message above says how the last attempt went. */
export function AccountForm({
  label,
  message,
  children,
  onSubmit,
}: {
  label: string
  message?: ReactNode
  children: ReactNode
  onSubmit: () => void
}) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form aria-label={label} className={styles.form} onSubmit={submit} noValidate>
      {message}
      {children}
    </form>
  )
}

export function FormMessage({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={styles[tone]}>
      {children}
    </div>
  )
}
