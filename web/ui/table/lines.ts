/**
 * The lines of a table body: one for each row, and one more below each row whose detail is open. A row is written as
 * its place among the rows shown, its detail as the complement (`~place`), so that 20,000 rows make one small array.
 */
export type Lines = Int32Array

export function linesOf(rows: number, open: readonly number[]): Lines {
  const lines = new Int32Array(rows + open.length)
  let next = 0
  let line = 0
  for (let row = 0; row < rows; row++) {
    lines[line++] = row
    if (open[next] === row) {
      lines[line++] = ~row
      next++
    }
  }
  return lines
}

export const isDetail = (line: number) => line < 0
export const rowOfLine = (line: number) => (line < 0 ? ~line : line)
