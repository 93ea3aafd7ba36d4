import type { ComponentType, ReactNode } from 'react'

/** One entry of a menu above the plan, opened beside it. */
export interface PlanPanel {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  /** How wide its drawer is where there is no room for a column. */
  readonly width?: 'normal' | 'wide' | undefined
  /** Lazy, so that its code comes with the first press. */
  readonly Panel: ComponentType
}
