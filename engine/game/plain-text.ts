import * as v from 'valibot'

/** Line breaks, tabs and other characters that end a cell, a line or a field. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
/** Marks that turn the direction of writing and disguise the text after them. */
const DIRECTIONS = /\p{Bidi_Control}/gu

export function plainText(text: string): string {
  return text.replace(DIRECTIONS, '').replace(CONTROLS, ' ')
}

export const plainLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')

/** Removes the half of a surrogate pair that the cut may leave. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A name written by a person. Invisible characters are removed before it is stored. Text with a NUL is refused. */
export const NameText = v.pipe(
  v.string(),
  v.transform((text) => (text.includes('\0') ? text : plainText(text))),
  v.trim(),
)
