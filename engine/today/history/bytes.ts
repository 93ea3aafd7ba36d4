/** Variable-length whole numbers: small ones take a byte. */
export function byteWriter() {
  const bytes: number[] = []
  const byte = (value: number) => void bytes.push(value & 0xff)
  function unsigned(value: number) {
    let left = value
    while (left >= 0x80) {
      byte((left % 0x80) | 0x80)
      left = Math.floor(left / 0x80)
    }
    byte(left)
  }
  return {
    byte,
    /** 0 or more, up to the largest safe number. */
    unsigned,
    /** Of either sign, below 2^52. */
    signed: (value: number) => unsigned(value < 0 ? -2 * value - 1 : 2 * value),
    mark(value: number) {
      byte(value >>> 8)
      byte(value)
    },
    head(uuidHead: string) {
      for (let i = 0; i < 8; i += 2) byte(Number.parseInt(uuidHead.slice(i, i + 2), 16))
    },
    done: () => Uint8Array.from(bytes),
  }
}
export type ByteWriter = ReturnType<typeof byteWriter>

export function byteReader(bytes: Uint8Array) {
  let at = 0
  function byte(): number {
    const value = bytes[at++]
    if (value === undefined) throw new RangeError('A record of a day ends too early')
    return value
  }
  function unsigned(): number {
    let value = 0
    for (let factor = 1; ; factor *= 0x80) {
      const next = byte()
      value += (next % 0x80) * factor
      if (next < 0x80) return value
    }
  }
  return {
    byte,
    unsigned,
    signed() {
      const value = unsigned()
      // Avoids −0, which no record contains.
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    },
    mark: () => byte() * 0x100 + byte(),
    head: () => Array.from({ length: 4 }, () => byte().toString(16).padStart(2, '0')).join(''),
  }
}
export type ByteReader = ReturnType<typeof byteReader>

const TICKER_LETTERS = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const tickerNumber = (ticker: string): number =>
  [...ticker].reduce((sum, letter) => sum * 37 + TICKER_LETTERS.indexOf(letter), 0)

export function tickerOfNumber(number: number): string {
  let ticker = ''
  for (let left = number; left > 0; left = Math.floor(left / 37))
    ticker = TICKER_LETTERS[left % 37]! + ticker
  return ticker
}
