export interface Entry {
  /** With `/` between folders. */
  name: string
  content: Buffer
  isExecutable: boolean
}

const BLOCK = 512

/**
 * A tar archive (ustar). The same entries always give the same bytes: sorted by name, without owners, all with the same
 * time.
 */
export function tarOf(entries: readonly Entry[], seconds: number): Buffer {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const parts = sorted.flatMap((entry) => [
    headerOf(entry, seconds),
    entry.content,
    Buffer.alloc((BLOCK - (entry.content.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

function headerOf({ name, content, isExecutable }: Entry, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  const text = (at: number, length: number, value: string) => {
    if (Buffer.byteLength(value) > length) throw new Error(`Too long for an archive: ${name}`)
    header.write(value, at)
  }
  const octal = (at: number, length: number, value: number) =>
    text(at, length, value.toString(8).padStart(length - 1, '0'))
  const [prefix, rest] = splitName(name)
  text(0, 100, rest)
  octal(100, 8, isExecutable ? 0o755 : 0o644)
  octal(108, 8, 0)
  octal(116, 8, 0)
  octal(124, 12, content.length)
  octal(136, 12, seconds)
  // The checksum counts its own field as spaces.
  text(148, 8, ' '.repeat(8))
  text(156, 1, '0')
  text(257, 8, 'ustar\u000000')
  text(345, 155, prefix)
  const sum = header.reduce((all, byte) => all + byte, 0)
  text(148, 8, `${sum.toString(8).padStart(6, '0')}\u0000 `)
  return header
}

/** Names of more than 100 bytes are cut at a folder. */
function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  const cut = name.indexOf('/', name.length - 101)
  return [name.slice(0, Math.max(0, cut)), name.slice(cut + 1)]
}
