import { stepsThrough } from './matcher.ts'

/** What stands for each class of characters in the texts that are tried. */
const SAMPLES: Record<string, string> = { d: '1', w: 'a', s: ' ', S: 'x', D: 'x', W: ' ', n: '\n' }
const TOKEN =
  /\\[pP]\{[^}]*\}|\\x[0-9a-f]{2}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?(?:<?[:=!]|<\w+>)|[()|^$*+?]|\{\d+(?:,\d*)?\}|./gisu
const OPERATOR = /^(?:[()|^$*+?]|\(\?.*|\{\d.*)$/

/** What leads to a repeat, what is repeated, and what comes after it. */
type Candidate = readonly [lead: string, pump: string, tail: string]

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
function* candidates(pattern: RegExp): Generator<Candidate> {
  const characters = charactersOf(pattern)
  const seen = new Set<string>()
  const all = characters.join('')
  for (let start = 0; start < characters.length; start++)
    for (const end of [start + 1, start + 2, start + 3, characters.length]) {
      const pump = characters.slice(start, end).join('')
      for (const lead of new Set(['', characters.slice(0, start).join('')]))
        for (const tail of ['', '\n', '\u0000', ...all.slice(-1)]) {
          const key = JSON.stringify([lead, pump, tail])
          if (pump && !seen.has(key)) yield [lead, pump, tail]
          seen.add(key)
        }
    }
}

const repeatsFor = (pump: string, length: number) => Math.ceil(length / pump.length)
const filled = ([lead, pump, tail]: Candidate, repeats: number) =>
  `${lead}${pump.repeat(repeats)}${tail}`

const SHORT_LENGTH = 64
const FINALISTS = 20

export interface Worst {
  steps: number
  text: string
}

/** The text of a length that takes most steps, of those that take most while they are short. None is followed further than `most`. */
export function worstText(pattern: RegExp, length: number, most: number): Worst {
  const tried = (parts: Candidate, length: number) => {
    const text = filled(parts, repeatsFor(parts[1], length))
    return { parts, text: text.slice(0, 40), steps: stepsThrough(pattern, text, most) }
  }
  const dearestFirst = (all: ReturnType<typeof tried>[]) =>
    all.toSorted((a, b) => b.steps - a.steps)
  const trials = [...candidates(pattern)].map((parts) => tried(parts, SHORT_LENGTH))
  const finalists = dearestFirst(trials).slice(0, FINALISTS)
  return dearestFirst(finalists.map(({ parts }) => tried(parts, length)))[0]!
}

/** More than a steady expression needs for four times as long a text. */
const MOST_STEPS = 100_000
/** A text twice as long may take twice as many steps more, and a little of what only some lengths have. */
const STEADY = 2.2
const SPARE_STEPS = 100

export interface Growth {
  isSteady: boolean
  steps: number[]
  text: string
}

/** How the steps grow with the text that makes them grow most: twice as long a text takes twice the steps, or more. */
export function growthOf(pattern: RegExp): Growth {
  let worst: Growth = { isSteady: true, steps: [0], text: '' }
  for (const parts of candidates(pattern)) {
    const once = repeatsFor(parts[1], SHORT_LENGTH)
    // A repeat of up to so many characters ends at some length to grow: it is steady beyond.
    const short = growthFrom(pattern, parts, once)
    const growth = short.isSteady ? short : growthFrom(pattern, parts, 4 * once)
    if (!growth.isSteady) return growth
    if (growth.steps.at(-1)! > worst.steps.at(-1)!) worst = growth
  }
  return worst
}

function growthFrom(pattern: RegExp, parts: Candidate, once: number): Growth {
  const steps = [once, 2 * once, 4 * once].map((repeats) =>
    stepsThrough(pattern, filled(parts, repeats), MOST_STEPS),
  )
  const [short, middle, long] = steps as [number, number, number]
  const isSteady = long <= MOST_STEPS && long - middle <= STEADY * (middle - short) + SPARE_STEPS
  return { isSteady, steps, text: filled(parts, once).slice(0, 40) }
}
