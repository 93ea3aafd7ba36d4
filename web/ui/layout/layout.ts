import type { HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './layout.module.css'

const ALIGN = {
  start: styles.alignStart,
  center: styles.alignCenter,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
  stretch: styles.alignStretch,
}
const JUSTIFY = {
  center: styles.justifyCenter,
  end: styles.justifyEnd,
  between: styles.justifyBetween,
}

type Placement = {
  /** Steps of 4 px between the children; 2 by default. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | undefined
  /** Steps of 4 px between wrapped lines, if different from `gap`. */
  lineGap?: 0 | 1 | 2 | 3 | 4 | undefined
  align?: keyof typeof ALIGN | undefined
  justify?: keyof typeof JUSTIFY | undefined
  wrap?: boolean | undefined
  inline?: boolean | undefined
}

/** The elements that Stack and Row may be. Padding and width come from the caller's class. */
type Element = HTMLAttributes<HTMLElement> & {
  noValidate?: boolean
  as?:
    | 'div'
    | 'dl'
    | 'dt'
    | 'fieldset'
    | 'figure'
    | 'footer'
    | 'form'
    | 'header'
    | 'label'
    | 'li'
    | 'nav'
    | 'ol'
    | 'p'
    | 'section'
    | 'span'
    | 'ul'
}

export type RowProps = Element & Placement
export type StackProps = Element & Pick<Placement, 'gap' | 'align' | 'justify'>

export function placed(
  direction: 'row' | 'stack' | 'columns' | 'filled',
  { gap = 2, lineGap, align, justify, wrap, inline, className, ...rest }: Omit<RowProps, 'as'>,
) {
  return {
    ...rest,
    className: classes(
      styles[direction],
      gap > 0 && styles[`gap${gap}`],
      lineGap !== undefined && styles[`lineGap${lineGap}`],
      align && ALIGN[align],
      justify && JUSTIFY[justify],
      wrap && styles.wrap,
      inline && styles.inline,
      className,
    ),
  }
}
