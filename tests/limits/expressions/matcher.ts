/** Matches the rest of the text from a place on. */
type Matching = (at: number) => boolean
/** Puts a part of an expression before what follows it. */
type Part = (next: Matching) => Matching

const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/
const GROUP = /^\((?:\?(?:(:)|<([=!])|([=!])|<\w+>))?/
const SINGLE =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\x[0-9a-f]{2}|\\u\{[0-9a-f]+\}|\\u[0-9a-f]{4}|\\[^bBk1-9]|[^\\()|])/isu
/** More than the longest text that a look behind of ours wants. */
const LONGEST_BEHIND = 16

/**
 * Counts the steps in which a backtracking matcher, as JavaScript's is one, goes through a text with an expression: each try of
 * a character counts. It stops at `most`. The engine's own matcher skips some of them and adds none.
 */
export function stepsThrough(pattern: RegExp, text: string, most: number): number {
  const { source, flags, multiline, unicode, global } = pattern
  const characters = unicode ? [...text] : text.split('')
  const enough = new Error('enough')
  let steps = 0
  const step = () => {
    if (++steps > most) throw enough
  }

  const accepts = (token: string): ((character: string) => boolean) => {
    const one = new RegExp(`^(?:${token})$`, flags.replace(/[gym]/g, ''))
    const known = new Map<string, boolean>()
    return (character) => {
      const isKnown = known.get(character) ?? one.test(character)
      known.set(character, isKnown)
      return isKnown
    }
  }
  const isWord = (at: number) => at >= 0 && at < characters.length && /\w/.test(characters[at]!)
  const check =
    (holds: Matching): Part =>
    (next) =>
    (at) => {
      step()
      return holds(at) && next(at)
    }

  let rest = source
  const eat = (length: number) => {
    rest = rest.slice(length)
  }

  function alternatives(): Part {
    const all = [sequence()]
    while (rest.startsWith('|')) {
      eat(1)
      all.push(sequence())
    }
    if (all.length === 1) return all[0]!
    return (next) => {
      const tries = all.map((part) => part(next))
      return (at) => tries.some((matches) => matches(at))
    }
  }

  function sequence(): Part {
    const parts: Part[] = []
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(quantified())
    return (next) => parts.reduceRight((following, part) => part(following), next)
  }

  function quantified(): Part {
    const { part, single } = atom()
    const found = QUANTIFIER.exec(rest)
    if (!found) return part
    eat(found[0].length)
    const [, sign, from, comma, to, lazy] = found
    const least = sign ? Number(sign === '+') : Number(from)
    const bounded = sign === '?' ? 1 : sign ? Number.POSITIVE_INFINITY : Number(from)
    const max = comma ? (to ? Number(to) : Number.POSITIVE_INFINITY) : bounded
    return single && !lazy
      ? repeatedCharacter(single, least, max)
      : repeated(part, least, max, lazy === '?')
  }

  /** As far as it goes, then back step by step: without recursion, which long texts would exhaust. */
  function repeatedCharacter(takes: (c: string) => boolean, least: number, max: number): Part {
    return (next) => (at) => {
      let end = at
      for (; end < characters.length && end - at < max; end++) {
        step()
        if (!takes(characters[end]!)) break
      }
      for (; end - at >= least; end--) {
        step()
        if (next(end)) return true
      }
      return false
    }
  }

  function repeated(part: Part, least: number, max: number, isLazy: boolean): Part {
    return (next) => {
      const from =
        (times: number): Matching =>
        (at) => {
          step()
          const more = () =>
            times < max && part((end) => (end > at || times < least) && from(times + 1)(end))(at)
          const onward = () => times >= least && next(at)
          return isLazy ? onward() || more() : more() || onward()
        }
      return from(0)
    }
  }

  function atom(): { part: Part; single?: (character: string) => boolean } {
    const group = GROUP.exec(rest)
    if (group) return { part: grouped(group) }
    if (rest.startsWith('^'))
      return anchor(1, (at) => at === 0 || (multiline && characters[at - 1] === '\n'))
    if (rest.startsWith('$'))
      return anchor(1, (at) => at === characters.length || (multiline && characters[at] === '\n'))
    if (/^\\b/i.test(rest)) {
      const wanted = rest.startsWith('\\b')
      return anchor(2, (at) => (isWord(at - 1) !== isWord(at)) === wanted)
    }
    const token = SINGLE.exec(rest)?.[0]
    if (!token) throw new Error(`This matcher does not know ${rest} in ${source}`)
    eat(token.length)
    const single = accepts(token)
    const part: Part = (next) => (at) => {
      step()
      return at < characters.length && single(characters[at]!) && next(at + 1)
    }
    return { part, single }
  }

  function anchor(length: number, holds: Matching) {
    eat(length)
    return { part: check(holds) }
  }

  function grouped([opening, , behind, ahead]: RegExpExecArray): Part {
    eat(opening.length)
    const inner = alternatives()
    eat(1)
    if (ahead) {
      const matches = inner(() => true)
      return check((at) => matches(at) === (ahead === '='))
    }
    if (!behind) return inner
    return check((at) => {
      const isBefore = inner((end) => end === at)
      const starts = Array.from({ length: Math.min(at, LONGEST_BEHIND) + 1 }, (_, n) => at - n)
      return starts.some((start) => isBefore(start)) === (behind === '=')
    })
  }

  let end = -1
  const matches = alternatives()((at) => {
    end = at
    return true
  })
  if (rest !== '') throw new Error(`This matcher does not know ${rest} in ${source}`)
  try {
    for (let at = 0; at <= characters.length; ) {
      if (!matches(at)) at += 1
      else if (global) at = Math.max(end, at + 1)
      else break
    }
  } catch (error) {
    if (error !== enough) throw error
  }
  return steps
}
