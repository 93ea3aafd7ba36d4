import type { ReactNode } from 'react'
import { Button } from '../field/Button.tsx'
import { RefreshIcon } from '../icons/actions.tsx'
import { ErrorIcon } from '../icons/status.tsx'
import styles from './ErrorPanel.module.css'

export function ErrorPanel({
  title,
  onRetry,
  retrying,
  children,
}: {
  title: string
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  children?: ReactNode
}) {
  return (
    <div role="alert" className={styles.error}>
      <ErrorIcon className={styles.icon} size={18} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className="muted">{children}</div>}
      </div>
      {onRetry && (
        <Button size="small" icon={<RefreshIcon size={14} />} busy={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
