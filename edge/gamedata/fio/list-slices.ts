export class ListProblem extends Error {
  /** `broken`: the connection may be the cause, so a retry may help. */
  readonly kind: 'broken' | 'no list' | 'too much'
  constructor(kind: ListProblem['kind']) {
    super(kind)
    this.name = 'ListProblem'
    this.kind = kind
  }
}

const SLICE_CHARACTERS = 64 * 1024
const MAX_RECORD_CHARACTERS = 1024 * 1024
const DEEPEST = 12

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Reads a JSON list that arrives in pieces, some records at a time. However long it is, only one slice of it is held as text,
 * and only one slice is parsed before its records are checked.
 */
export async function* listSlices(texts: AsyncIterable<string>): AsyncGenerator<unknown[]> {
  let rest = ''
  let depth = 0
  let isText = false
  let isEscaped = false
  let isOver = false
  for await (const text of texts) {
    const from = rest.length
    rest = from === 0 ? text.trimStart() : rest + text
    /** Where the next slice begins. */
    let taken = 0
    for (let at = from; at < rest.length; at++) {
      const sign = rest.charCodeAt(at)
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === BACKSLASH) isEscaped = true
        else if (sign === QUOTE) isText = false
      } else if (sign === QUOTE) isText = true
      else if (OPENING.has(sign)) {
        if (++depth > DEEPEST) throw new ListProblem('too much')
      } else if (CLOSING.has(sign)) {
        if (--depth === 0) isOver = true
      } else if (sign === COMMA && depth === 1 && at - taken >= SLICE_CHARACTERS) {
        // The text began with the bracket of the list, and every later slice begins with the comma before it.
        yield recordsOf(`[${rest.slice(taken + 1, at)}]`)
        taken = at
      }
    }
    rest = rest.slice(taken)
    if (rest.length > MAX_RECORD_CHARACTERS) throw new ListProblem('too much')
  }
  if (/^(null)?\s*$/.test(rest)) return
  if (!isOver) throw new ListProblem('broken')
  yield recordsOf(rest.replace(/^\s*,/, '['))
}

function recordsOf(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ListProblem('broken')
  }
  if (!Array.isArray(value)) throw new ListProblem('no list')
  return value
}
