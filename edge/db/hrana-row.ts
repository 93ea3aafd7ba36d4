import { type Bytes, textOf, utf8 } from '../crypto/encoding.ts'
import type { Cell, Question } from '../ports.ts'
import { type Field, fieldsOf, message } from './protobuf.ts'

// Field numbers of Hrana 3: https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
const REQUESTS = 2
const [CLOSE, EXECUTE] = [1, 2]
const STATEMENT = 1
const [SQL, NAMED_ARGS, WANT_ROWS] = [1, 4, 5]
const [INTEGER, TEXT, BLOB] = [2, 4, 5]
/** From the answer to its first row: results, ok, execute, result, rows. */
const FIRST_ROW = [3, 1, 2, 1, 2]

/** A question and the end of its stream, as one request. */
export function questionBytes({ sql, args }: Question): Bytes {
  const named = Object.entries(args).map(([name, value]): Field => {
    const cell: Field = typeof value === 'string' ? [TEXT, utf8(value)] : [INTEGER, zigzag(value)]
    return [NAMED_ARGS, message([1, utf8(name)], [2, message(cell)])]
  })
  const statement = message([SQL, utf8(sql)], ...named, [WANT_ROWS, 1])
  const execute = message([EXECUTE, message([STATEMENT, statement])])
  return message([REQUESTS, execute], [REQUESTS, message([CLOSE, message()])])
}

/** The first row of an answer, its blobs as views into it; null where it holds none. */
export function firstRow(answer: Bytes): Cell[] | null {
  let found: Bytes = answer
  for (const number of FIRST_ROW) {
    const inner = [...fieldsOf(found)].find(([each]) => each === number)?.[1]
    if (!(inner instanceof Uint8Array)) return null
    found = inner
  }
  return [...fieldsOf(found)].map(([, cell]) => cellOf(cell as Bytes))
}

function cellOf(cell: Bytes): Cell {
  const [kind, value] = [...fieldsOf(cell)][0] ?? []
  if (kind === BLOB) return value as Bytes
  if (kind === TEXT) return textOf(value as Bytes)
  if (kind === INTEGER) return unzigzag(value as number)
  return null
}

/** Whole numbers, those below zero between the others. */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)
const unzigzag = (value: number) => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)
