import type { ReactNode } from 'react'
import { Button } from '../field/Button.tsx'
import { IconButton } from '../field/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons/actions.tsx'
import styles from './GraphSurface.module.css'

export function GraphTools({
  label,
  step,
  onZoom,
  onFit,
  children,
}: {
  label: string
  step: number
  onZoom: (factor: number) => void
  onFit: () => void
  children?: ReactNode
}) {
  return (
    <div className={styles.tools} data-graph-tool="">
      {children}
      <IconButton
        variant="secondary"
        size="small"
        label={`Zoom out of ${label}`}
        icon={<MinusIcon size={14} />}
        onClick={() => onZoom(1 / step)}
      />
      <IconButton
        variant="secondary"
        size="small"
        label={`Zoom into ${label}`}
        icon={<PlusIcon size={14} />}
        onClick={() => onZoom(step)}
      />
      <Button size="small" aria-label={`Fit all of ${label}`} onClick={onFit}>
        Fit
      </Button>
    </div>
  )
}
