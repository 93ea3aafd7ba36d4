import { ImportError } from '../../edge/gamedata/check.ts'

export function parseTsv(file: string, text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.split(/\r?\n/)
  const names = head.split('\t')
  const rows: Record<string, string>[] = []
  const problems: string[] = []
  for (const [at, line] of lines.entries()) {
    if (line === '') continue
    const cells = line.split('\t')
    if (cells.length !== names.length)
      problems.push(`${file}, line ${at + 2}: ${cells.length} of ${names.length} columns`)
    rows.push(Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])))
  }
  if (problems.length > 0) throw new ImportError(problems)
  return rows
}

/** A cell that is no number becomes NaN, which every schema refuses. */
export const numberOf = (cell: string | undefined): number =>
  cell === undefined || cell === '' ? Number.NaN : Number(cell)
