import { placed, type RowProps } from './layout.ts'

export function Row({ as: Element = 'div', ...props }: RowProps) {
  return <Element {...placed('row', props)} />
}
