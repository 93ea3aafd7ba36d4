import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/icons/actions.tsx'
import styles from './CreatePanel.module.css'

/** A button in the tools of a list, that opens and closes the form for a new record. */
export function CreateToggle({
  label,
  isOpen,
  onToggle,
}: {
  label: string
  isOpen: boolean
  onToggle: () => void
}) {
  const Icon = isOpen ? CloseIcon : PlusIcon
  return (
    <Button size="small" icon={<Icon size={14} />} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Close' : label}
    </Button>
  )
}

export function CreatePanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {title}
      </h3>
      {children}
    </section>
  )
}
