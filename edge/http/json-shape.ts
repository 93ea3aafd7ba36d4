import { HttpError } from '../errors.ts'

/** What no call needs: deeper, or more values, and reading alone would take longer than the body deserves. */
const DEEPEST = 32
const MOST_VALUES = 50_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
// Brackets and braces differ in one bit: `[` and `{`, `]` and `}`.
const BRACE_BIT = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/** Refuses JSON that is nested too deep or holds too many values, before it is parsed. */
export function checkJsonShape(bytes: Uint8Array): void {
  let depth = 0
  let values = 0
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (isText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === COMMA) values++
    else if ((byte | BRACE_BIT) === CLOSING) depth--
    else if ((byte | BRACE_BIT) === OPENING) {
      values++
      if (++depth > DEEPEST) throw new HttpError(422, `The body is nested deeper than ${DEEPEST}.`)
    }
    if (values > MOST_VALUES)
      throw new HttpError(422, `The body holds more than ${MOST_VALUES} values.`)
  }
}
