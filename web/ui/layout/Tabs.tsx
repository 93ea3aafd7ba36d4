import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  content: ReactNode
}

/** Controlled if `value` is given, otherwise starts with the first tab. Only the open tab is mounted. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValue,
}: {
  label: string
  tabs: readonly Tab<Value>[]
  value?: Value | undefined
  onValue?: ((value: Value) => void) | undefined
}) {
  return (
    <Base.Root
      className={styles.root}
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: Value) => onValue?.(next)}
    >
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
