import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { HelpButton } from './help/HelpButton.tsx'
import styles from './PageFrame.module.css'

/** A screen inside the shell: sticky head with the page's help, and its content below. */
export function PageFrame({
  title,
  help,
  context,
  actions,
  children,
}: {
  title: string
  help?: string | undefined
  context?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <PageHeader
        title={title}
        context={context}
        fewActions
        actions={
          <>
            {actions}
            {help && <HelpButton file={help} />}
          </>
        }
      />
      <div className={styles.content}>{children}</div>
    </>
  )
}
