export interface PaletteEntry {
  id: string
  kind: 'Page' | 'Command' | 'Plan' | 'Empire' | 'Planet' | 'Material'
  label: string
  /** Muted words next to the label: a planet's id, a plan's planet. */
  note?: string
  /** The address or drawer that it opens, the command that it runs, or what it writes into the field to ask for more. */
  goal: Goal
  /** A second way to open it, with Shift Enter. */
  also?: { label: string; goal: Goal }
}

export type Goal =
  | { href: string }
  | { ticker: string }
  | { planet: string }
  | { run: () => void }
  | { write: string }

export type Verb = 'new plan on' | 'compare'

/** A query may begin with what to do; its rest names the planet or plan to do it with. */
export function splitVerb(query: string): { verb?: Verb; name: string } {
  const [, verb, name] = /^(new plan on|compare)\s(.*)$/i.exec(query.trimStart()) ?? []
  return name === undefined ? { name: query } : { verb: verb!.toLowerCase() as Verb, name }
}

const KINDS = ['Page', 'Command', 'Plan', 'Empire', 'Planet', 'Material'] as const
/** Enough to find an entry without scrolling through all of them. */
const PER_KIND = 8
/** Ranks below this one begin with the query. */
const HELD = 4

/** Lower is better: the whole label, its beginning, the beginning of a word, anywhere; undefined: no match. */
export function rankOf({ label, note = '' }: PaletteEntry, query: string): number | undefined {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return 0
  const ranks = [label.toLowerCase(), note.toLowerCase()].flatMap((text, isNote) => {
    if (text === wanted) return [isNote]
    if (text.startsWith(wanted)) return [2 + isNote]
    const at = text.indexOf(wanted)
    if (at < 0) return []
    return [(/[\s\-(]/.test(text.charAt(at - 1)) ? HELD : HELD + 2) + isNote]
  })
  return ranks.length === 0 ? undefined : Math.min(...ranks)
}

/** The first mark: an entry that begins with the query, so that a ticker does not come after a page that contains it. */
export function firstMarked(
  found: readonly PaletteEntry[],
  query: string,
): PaletteEntry | undefined {
  return found.find((entry) => (rankOf(entry, query) ?? HELD) < HELD) ?? found[0]
}

/** Best first within each kind; kinds keep their order, so that nothing jumps while typing. */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, query)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  return KINDS.flatMap((kind) =>
    ranked
      .filter(({ entry }) => entry.kind === kind)
      .sort((a, b) => a.rank - b.rank || a.entry.label.localeCompare(b.entry.label, 'en'))
      .slice(0, kind === 'Page' && query.trim() === '' ? ranked.length : PER_KIND)
      .map(({ entry }) => entry),
  )
}
