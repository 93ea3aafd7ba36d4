/** More than the largest account exports: 16 MiB of plans hold about a million values. */
const MOST_VALUES = 2_000_000
const DEEPEST = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
// Brackets and braces differ in one bit: `[` and `{`, `]` and `}`.
const BRACE_BIT = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/** Why JSON takes more time and memory to parse than a file of plans deserves; null where it does not. */
export function shapeProblem(text: string): string | null {
  let depth = 0
  let values = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isText) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    else if (code === COMMA) values++
    else if ((code | BRACE_BIT) === CLOSING) depth--
    else if ((code | BRACE_BIT) === OPENING) {
      values++
      if (++depth > DEEPEST)
        return `It is nested deeper than ${DEEPEST} levels, as no file of plans is.`
    }
    if (values > MOST_VALUES)
      return `It holds more than ${MOST_VALUES / 1e6} million values, more than any account has.`
  }
  return null
}
