import { placed, type StackProps } from './layout.ts'

/** Children below each other, as wide as the stack. */
export function Stack({ as: Element = 'div', ...props }: StackProps) {
  return <Element {...placed('stack', props)} />
}
