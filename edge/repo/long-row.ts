import type { Cell, Database, Question } from '../ports.ts'

/** The one row of a question whose answer is long. */
export async function longRow(db: Database, question: Question): Promise<Cell[]> {
  const row = await db.longRow?.(question)
  if (row) return row
  const { rows, columns } = await db.execute(question)
  return columns.map((_, n) => {
    const cell = rows[0]![n]!
    return cell instanceof ArrayBuffer ? new Uint8Array(cell) : (cell as Cell)
  })
}
