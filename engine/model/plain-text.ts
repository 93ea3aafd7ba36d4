import * as v from 'valibot'

/** Line breaks, tabs and all else that ends a cell, a line or a field. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
/** Marks that turn the direction of writing: what stands after them looks like something else. */
const DIRECTIONS = /\p{Bidi_Control}/gu

/** Text on one line, in the order in which it is read. */
export function plainText(text: string): string {
  return text.replace(DIRECTIONS, '').replace(CONTROLS, ' ')
}

/** Text on as many lines as it has. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')

/** A name that a person writes: what cannot be seen in it is left out before it is stored. With a NUL it is no text, which is refused. */
export const NameText = v.pipe(
  v.string(),
  v.transform((text) => (text.includes('\0') ? text : plainText(text))),
  v.trim(),
)
