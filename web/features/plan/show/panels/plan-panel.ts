import type { ComponentType } from 'react'

export interface PlanPanel {
  readonly id: string
  readonly title: string
  /** The width of its drawer, where no column fits. */
  readonly width?: 'normal' | 'wide' | undefined
  /** Lazy, so that its code loads with the first press. */
  readonly Panel: ComponentType
}
