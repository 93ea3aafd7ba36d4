import type { CSSProperties } from 'react'
import { placed, type RowProps } from './layout.ts'

type ColumnsProps = Pick<
  RowProps,
  'as' | 'gap' | 'lineGap' | 'align' | 'className' | 'children'
> & {
  /** The least width of a column in px. A narrower window has one column. */
  least: number
  /** Few children leave empty room instead of becoming wider. */
  fill?: boolean | undefined
  'aria-label'?: string
  onBlur?: () => void
}

export function Columns({ as: Element = 'div', least, fill, ...props }: ColumnsProps) {
  const style = { '--least': `${least}px` } as CSSProperties
  return <Element {...placed(fill ? 'filled' : 'columns', props)} style={style} />
}
