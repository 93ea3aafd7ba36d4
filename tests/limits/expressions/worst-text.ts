/** What stands for each class of characters in the texts that are tried. */
const SAMPLES: Record<string, string> = { d: '1', w: 'a', s: ' ', S: 'x', D: 'x', W: ' ', n: '\n' }
const TOKEN =
  /\\[pP]\{[^}]*\}|\\x[0-9a-f]{2}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?(?:<?[:=!]|<\w+>)|[()|^$*+?]|\{\d+(?:,\d*)?\}|./gisu
const OPERATOR = /^(?:[()|^$*+?]|\(\?.*|\{\d.*)$/

/** One character for each part of an expression that eats one: an `a` for `\w`, an `@` for `@`. */
function charactersOf({ source }: RegExp): string[] {
  const tokens = source.match(TOKEN) ?? []
  return tokens.filter((token) => !OPERATOR.test(token)).map(characterOf)
}

function characterOf(token: string): string {
  if (token === '.' || token.startsWith('[^')) return 'x'
  if (token.startsWith('[')) return (/^\[\\?(.)/u.exec(token)?.[1] ?? 'x').replace(/[wsdp]/, 'a')
  if (token.startsWith('\\')) return SAMPLES[token[1]!] ?? token.slice(1, 2)
  return token
}

/** Repeats of one to three neighbours or of everything, after what leads there, before what cannot follow. */
function* candidates(pattern: RegExp) {
  const characters = charactersOf(pattern)
  const seen = new Set<string>()
  const all = characters.join('')
  for (let start = 0; start < characters.length; start++)
    for (const end of [start + 1, start + 2, start + 3, characters.length]) {
      const pump = characters.slice(start, end).join('')
      for (const lead of new Set(['', characters.slice(0, start).join('')]))
        for (const tail of ['', '\n', '\u0000', ...all.slice(-1)]) {
          const key = JSON.stringify([lead, pump, tail])
          if (pump && !seen.has(key)) yield [lead, pump, tail] as const
          seen.add(key)
        }
    }
}

const filled = ([lead, pump, tail]: readonly string[], length: number) =>
  `${lead}${pump!.repeat(Math.ceil(length / pump!.length)).slice(0, length)}${tail}`

export interface Worst {
  ms: number
  length: number
  text: string
}

const TRIAL_LENGTH = 4096
const FINALISTS = 3

/**
 * The text that keeps an expression busy for longest. Lengths grow until the longest that reaches it, or until one takes
 * more than `mostMs` of processor time in each of several tries.
 */
export function worstText(pattern: RegExp, longest: number, mostMs: number): Worst {
  let worst: Worst = { ms: 0, length: 0, text: '' }
  const measure = (parts: readonly string[], length: number) => {
    const text = filled(parts, length)
    const ms = leastMs(pattern, text, mostMs)
    if (ms > worst.ms) worst = { ms, length, text: text.slice(0, 40) }
    return ms
  }
  let left = [...candidates(pattern)]
  for (let length = 8; ; length = length < 32 ? length + 4 : length * 2) {
    const size = Math.min(length, longest)
    const timed = left.map((parts) => ({ parts, ms: 0 }))
    for (const one of timed) {
      one.ms = measure(one.parts, size)
      if (one.ms > mostMs) return worst
    }
    if (size === longest) return worst
    if (size >= TRIAL_LENGTH)
      left = timed
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, FINALISTS)
        .map(({ parts }) => parts)
  }
}

/** Other programs and a first compilation make one try long, not three. */
function leastMs(pattern: RegExp, text: string, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < 3 && least > enough; tried++) {
    const begun = process.threadCpuUsage()
    text.replace(pattern, '')
    const { user, system } = process.threadCpuUsage(begun)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
