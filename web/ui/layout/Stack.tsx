import { placed, type StackProps } from './layout.ts'

export function Stack({ as: Element = 'div', ...props }: StackProps) {
  return <Element {...placed('stack', props)} />
}
