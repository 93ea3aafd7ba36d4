import { cutText } from './plain-text.ts'
import { PLAN_NAME_LENGTH } from './plan.ts'

const SUFFIX = ' (Clone)'

/** Plans, empires and CXs have names of the same length; a long one loses its end. */
export function cloneName(original: string): string {
  const kept = cutText(original.trim(), PLAN_NAME_LENGTH - SUFFIX.length)
  return `${kept.trimEnd()}${SUFFIX}`.trimStart()
}
