import { PLAN_NAME_LENGTH } from './plan.ts'

const SUFFIX = ' (Clone)'

/** Plans, empires and CXs have names of the same length; a long one loses its end. */
export function cloneName(original: string): string {
  const kept = original.trim().slice(0, PLAN_NAME_LENGTH - SUFFIX.length)
  // The cut may have split a surrogate pair.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}${SUFFIX}`.trimStart()
}
