import { type Bytes, joined } from '../crypto/encoding.ts'

const CUT_OFF = 'The database sent only a part of its answer.'

/** What a field holds: a number, or the bytes of a text or of a further message. */
export type Field = readonly [number: number, value: number | Bytes]

/** A message, or a part of one: fields one after the other. */
export function message(...fields: Field[]): Bytes {
  return joined(
    fields.flatMap(([number, value]) =>
      typeof value === 'number'
        ? [varints(number << 3, value)]
        : [varints((number << 3) | 2, value.length), value],
    ),
  )
}

/** The fields of a message; bytes are views into it. Throws where the message ends within a field. */
export function* fieldsOf(bytes: Bytes): Generator<Field> {
  let at = 0
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error(CUT_OFF)
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = varint()
    const kind = key & 7
    if (kind === 0) yield [key >>> 3, varint()]
    else {
      const length = kind === 2 ? varint() : kind === 1 ? 8 : 4
      const start = at
      at += length
      if (at > bytes.length) throw new Error(CUT_OFF)
      yield [key >>> 3, bytes.subarray(start, at)]
    }
  }
}

function varints(...values: number[]): Bytes {
  const bytes: number[] = []
  for (let value of values) {
    for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128)
    bytes.push(value)
  }
  return new Uint8Array(bytes)
}
