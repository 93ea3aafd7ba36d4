import { placed, type RowProps } from './layout.ts'

/** Children beside each other, centred on one line. */
export function Row({ as: Element = 'div', ...props }: RowProps) {
  return <Element {...placed('row', props)} />
}
