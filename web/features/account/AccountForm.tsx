import type { FormEvent, ReactNode } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import styles from './AccountForm.module.css'

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
    <Stack
      as="form"
      aria-label={label}
      gap={4}
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      {message}
      {children}
    </Stack>
  )
}

export function FormMessage({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={styles[tone]}>
      {children}
    </div>
  )
}
