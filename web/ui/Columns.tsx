import type { CSSProperties } from 'react'
import { placed, type RowProps } from './layout.ts'

type ColumnsProps = Pick<
  RowProps,
  'as' | 'gap' | 'lineGap' | 'align' | 'className' | 'children'
> & {
  /** Px; as many columns as have this much room, and one where none has. */
  least: number
  /** Few children leave room beside them instead of becoming wider. */
  fill?: boolean | undefined
  'aria-label'?: string
  onBlur?: () => void
}

/** Children in columns of one width. */
export function Columns({ as: Element = 'div', least, fill, ...props }: ColumnsProps) {
  const style = { '--least': `${least}px` } as CSSProperties
  return <Element {...placed(fill ? 'filled' : 'columns', props)} style={style} />
}
