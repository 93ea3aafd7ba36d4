import type { ComponentType, ReactNode } from 'react'

/** One entry of a menu above the plan, opened in a drawer. */
export interface PlanPanel {
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  /** How wide its drawer is. */
  readonly width?: 'normal' | 'wide'
  /** Lazy, so that its code comes with the first press. */
  readonly Panel: ComponentType
}
