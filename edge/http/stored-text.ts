import { HttpError } from '../errors.ts'

/**
 * Databases cut text at a NUL, and the libSQL server refuses half a character: neither could be answered as
 * it was sent. Looks at a value after its schema has read it, when nothing in it is unbounded any more.
 */
export function checkTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new HttpError(400, 'The body holds a NUL or half a character, which is no text.')
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) checkTexts(inner)
  }
}
