import type { ReactNode } from 'react'
import { IconButton } from '../ui/field/IconButton.tsx'
import { CloseIcon } from '../ui/icons/actions.tsx'
import { Row } from '../ui/layout/Row.tsx'
import styles from './NoticeLine.module.css'

export function NoticeLine({
  label,
  text,
  more,
  children,
  onClose,
}: {
  label: string
  text: string
  more?: string
  children: ReactNode
  onClose: () => void
}) {
  return (
    <Row as="section" gap={2} justify="center" aria-label={label} className={styles.notice}>
      <p className={styles.text} title={`${text}${more ?? ''}`}>
        {text}
        {more && <span className={styles.more}>{more}</span>}
      </p>
      {children}
      <IconButton
        size="small"
        label={`Close: ${label}`}
        icon={<CloseIcon size={12} />}
        onClick={onClose}
      />
    </Row>
  )
}
