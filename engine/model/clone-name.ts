import { PLAN_NAME_LENGTH } from './plan.ts'

const SUFFIX = ' (Clone)'

/** The name of a copy of a plan, an empire or a CX, whose names are of the same length; a long one loses its end. */
export function cloneName(original: string): string {
  const kept = original.trim().slice(0, PLAN_NAME_LENGTH - SUFFIX.length)
  // The cut may have gone through a character of two units.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}${SUFFIX}`.trimStart()
}
