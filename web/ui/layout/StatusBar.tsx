import { type CSSProperties, memo, type ReactNode } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import { Button } from '../field/Button.tsx'
import type { Trend } from '../figure/StatTile.tsx'
import { WarningIcon } from '../icons/status.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { Stack } from './Stack.tsx'
import styles from './StatusBar.module.css'

export type StatusFigure = {
  label: string
  value: ReactNode
  detail?: ReactNode
  trend?: Trend | undefined
  /** Its width on a wide screen, such as `300px`, so that nothing next to it moves when it changes. */
  room?: string | undefined
}

/** A sentence, and the button that solves the problem. */
export type StatusWarning = {
  id: string
  text: string
  cure?: { label: string; onCure: () => void } | undefined
  /** Beside the sentence, drawn while the list is open: a cure that has to be calculated. */
  remedy?: ReactNode
}

/** The bar that stays in view: the key figures of a screen, its first warning in words, and what is unsaved. */
export function StatusBar({
  label,
  figures,
  warnings,
  children,
  state,
  actions,
}: {
  label: string
  figures: readonly StatusFigure[]
  /** Undefined if nothing is checked; an empty list shows that all is well. */
  warnings?: readonly StatusWarning[] | undefined
  children?: ReactNode
  /** "unsaved, 3 edits"; announced when it changes. */
  state?: ReactNode
  actions?: ReactNode
}) {
  return (
    <section aria-label={label} className={styles.bar}>
      <div className={styles.line}>
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div
              key={figure.label}
              className={styles.figure}
              style={{ '--room': figure.room } as CSSProperties}
            >
              <dt className={styles.name}>{figure.label}</dt>
              <dd className={classes(styles.value, figure.trend)}>{figure.value}</dd>
              {figure.detail && <dd className={styles.detail}>{figure.detail}</dd>}
            </div>
          ))}
        </dl>
        {children && <div className={styles.slot}>{children}</div>}
        <div className={styles.end}>
          {warnings && <Warnings warnings={warnings} />}
          {state && <output className={styles.state}>{state}</output>}
          {actions}
        </div>
      </div>
    </section>
  )
}

const Warnings = memo(function Warnings({ warnings }: { warnings: readonly StatusWarning[] }) {
  if (warnings.length === 0) return <span className={styles.state}>no warnings</span>
  const count = formatCount(warnings.length, 'warning')
  const [first] = warnings
  const others = warnings.length - 1
  return (
    <Popover
      align="end"
      title={count}
      trigger={
        <Button
          size="small"
          variant="ghost"
          className={styles.warn}
          icon={<WarningIcon size={14} />}
          aria-label={`${count}: ${first!.text}`}
        >
          <span className={styles.words}>{first!.text}</span>
          <span className={styles.count}>{others > 0 ? `+${others}` : ''}</span>
          <span className={styles.short}>{count}</span>
        </Button>
      }
    >
      <Stack as="ul">
        {warnings.map(({ id, text, cure, remedy }) => (
          <li key={id} className={styles.warning}>
            <span>{text}</span>
            {cure && (
              <Button size="small" onClick={cure.onCure}>
                {cure.label}
              </Button>
            )}
            {remedy}
          </li>
        ))}
      </Stack>
    </Popover>
  )
})
