/** The limits of JSON input. */
export interface JsonLimits {
  /** Levels of nesting. */
  levels: number
  /** Commas and opening brackets, which are about as many as values. */
  values: number
  /** Items of the list, if the JSON is a list. */
  records?: number
}

/** `broken`: it is not JSON. */
export type JsonProblem = 'broken' | 'deep' | 'many'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const MINUS = 0x2d
const PLUS = 0x2b
const POINT = 0x2e
const ZERO = 0x30
const NINE = 0x39
const LIST = 0x5b
const LIST_END = 0x5d
const RECORD = 0x7b
const RECORD_END = 0x7d
// Letters in both cases differ in one bit.
const CASE_BIT = 0x20
const SMALL_A = 0x61
const SMALL_E = 0x65
const SMALL_F = 0x66
const SMALL_U = 0x75
const ESCAPES = new Set([...'"\\/bfnrt'].map((sign) => sign.charCodeAt(0)))
const WORDS = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), word]))

const isDigit = (code: number) => code >= ZERO && code <= NINE
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
const isExponent = (code: number) => (code | CASE_BIT) === SMALL_E
function isHex(code: number): boolean {
  const small = code | CASE_BIT
  return isDigit(code) || (small >= SMALL_A && small <= SMALL_F)
}

/** What the next character may be. */
type State =
  | 'value'
  | 'first item'
  | 'first key'
  | 'key'
  | 'colon'
  | 'after a value'
  | 'text'
  | 'escape'
  | 'hex'
  | 'word'
  | 'first digit'
  | 'after zero'
  | 'digits'
  | 'first decimal'
  | 'decimals'
  | 'sign of exponent'
  | 'first digit of exponent'
  | 'exponent'

/** A number may end here. */
const ENDS_NUMBER: ReadonlySet<State> = new Set(['after zero', 'digits', 'decimals', 'exponent'])

/**
 * Checks JSON that arrives in pieces, as characters or as UTF-8 bytes, without building its values. It needs the same
 * memory for any length. Accepts what `JSON.parse` accepts, within the limits.
 */
export function jsonWalk({ levels, values, records = Number.POSITIVE_INFINITY }: JsonLimits) {
  let state: State = 'value'
  let isKey = false
  let hexLeft = 0
  let wordLeft = ''
  let valuesLeft = values
  let recordsLeft = records
  /** For each open bracket: whether it is a brace. */
  const braces: boolean[] = []

  function open(isBrace: boolean): JsonProblem | null {
    valuesLeft--
    if (braces.push(isBrace) > levels) return 'deep'
    state = isBrace ? 'first key' : 'first item'
    return null
  }

  function close(isBrace: boolean): JsonProblem | null {
    if (braces.pop() !== isBrace) return 'broken'
    state = 'after a value'
    return null
  }

  function beginText(asKey: boolean): null {
    isKey = asKey
    state = 'text'
    return null
  }

  function beginValue(code: number): JsonProblem | null {
    if (code === QUOTE) return beginText(false)
    if (code === RECORD || code === LIST) return open(code === RECORD)
    if (code === MINUS) state = 'first digit'
    else if (code === ZERO) state = 'after zero'
    else if (isDigit(code)) state = 'digits'
    else {
      const word = WORDS.get(code)
      if (!word) return 'broken'
      wordLeft = word.slice(1)
      state = 'word'
    }
    return null
  }

  function afterValue(code: number): JsonProblem | null {
    if (code === RECORD_END || code === LIST_END) return close(code === RECORD_END)
    if (code !== COMMA || braces.length === 0) return 'broken'
    valuesLeft--
    const isInBrace = braces[braces.length - 1]!
    if (braces.length === 1 && !isInBrace && --recordsLeft < 1) return 'many'
    state = isInBrace ? 'key' : 'value'
    return null
  }

  function inNumber(code: number): JsonProblem | null {
    const isWhole = state === 'digits' || state === 'after zero'
    if (isWhole && code === POINT) state = 'first decimal'
    else if ((isWhole || state === 'decimals') && isExponent(code)) state = 'sign of exponent'
    else if (state === 'sign of exponent' && (code === PLUS || code === MINUS))
      state = 'first digit of exponent'
    else if (!isDigit(code) || state === 'after zero')
      return ENDS_NUMBER.has(state) ? afterNumber(code) : 'broken'
    else if (state === 'first digit') state = code === ZERO ? 'after zero' : 'digits'
    else if (state === 'first decimal') state = 'decimals'
    else if (state !== 'digits' && state !== 'decimals') state = 'exponent'
    return null
  }

  function afterNumber(code: number): JsonProblem | null {
    state = 'after a value'
    return isSpace(code) ? null : afterValue(code)
  }

  function step(code: number): JsonProblem | null {
    switch (state) {
      case 'escape':
        if (code === SMALL_U) [state, hexLeft] = ['hex', 4]
        else if (ESCAPES.has(code)) state = 'text'
        else return 'broken'
        return null
      case 'hex':
        if (!isHex(code)) return 'broken'
        if (--hexLeft === 0) state = 'text'
        return null
      case 'word':
        if (code !== wordLeft.charCodeAt(0)) return 'broken'
        wordLeft = wordLeft.slice(1)
        if (wordLeft === '') state = 'after a value'
        return null
      case 'value':
      case 'first item':
      case 'first key':
      case 'key':
      case 'colon':
      case 'after a value':
        return isSpace(code) ? null : between(code)
      default:
        return inNumber(code)
    }
  }

  function between(code: number): JsonProblem | null {
    if (state === 'after a value') return afterValue(code)
    if (state === 'colon') {
      state = 'value'
      return code === COLON ? null : 'broken'
    }
    if (state === 'first item' && code === LIST_END) return close(false)
    if (state === 'first key' && code === RECORD_END) return close(true)
    if (state === 'value' || state === 'first item') return beginValue(code)
    return code === QUOTE ? beginText(true) : 'broken'
  }

  return {
    /** The problem found up to the end of this piece. After a problem nothing more is checked. */
    next(length: number, codeAt: (at: number) => number): JsonProblem | null {
      for (let at = 0; at < length; at++) {
        const code = codeAt(at)
        if (state === 'text') {
          if (code === QUOTE) state = isKey ? 'colon' : 'after a value'
          else if (code === BACKSLASH) state = 'escape'
          else if (code < 0x20) return 'broken'
          continue
        }
        const problem = step(code)
        if (problem) return problem
        if (valuesLeft < 0) return 'many'
      }
      return null
    },
    /** Whether the JSON is complete. */
    end(): JsonProblem | null {
      const isEnded = state === 'after a value' || ENDS_NUMBER.has(state)
      return isEnded && braces.length === 0 ? null : 'broken'
    },
  }
}
