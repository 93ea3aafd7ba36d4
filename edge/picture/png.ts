import { type Bytes, concatBytes, utf8 } from '../crypto/encoding.ts'
import type { Canvas } from './canvas.ts'
import { deflateBytes } from './deflate.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Rows are written without a filter, since plain areas compress well. */
const AS_IT_IS = 0

export async function pngOf({ width, height, pixels, palette }: Canvas): Promise<Bytes> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = AS_IT_IS
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  // Eight bits per pixel, which are an index of the palette. The other fields allow only one value.
  header.setUint8(8, 8)
  header.setUint8(9, 3)
  return concatBytes([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflateBytes(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, content: Bytes): Bytes {
  const named = concatBytes([utf8(name), content])
  return concatBytes([wholeNumber(content.length), named, wholeNumber(checksum(named))])
}

function wholeNumber(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function checksum(bytes: Bytes): number {
  let value = 0xffffffff
  for (const byte of bytes) value = CRC[(value ^ byte) & 255]! ^ (value >>> 8)
  return ~value >>> 0
}
