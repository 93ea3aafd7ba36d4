import { base64url, utf8 } from '../crypto/encoding.ts'

/** A list as it goes over the wire: serialised and compressed once, named by the hash of its text. */
export interface Document {
  etag: string
  records: number
  gzip: Uint8Array<ArrayBuffer>
}

const ETAG_BYTES = 18

export async function toDocument(records: readonly unknown[]): Promise<Document> {
  const json = utf8(JSON.stringify(records))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', json))
  return {
    etag: base64url(hash.subarray(0, ETAG_BYTES)),
    records: records.length,
    gzip: await pipe(json, new CompressionStream('gzip')),
  }
}

/** What texts say one after the other, compressed while they come. */
export async function compressTexts(
  texts: AsyncIterable<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('gzip')
  const whole = new Response(readable).arrayBuffer()
  const writer = writable.getWriter()
  for await (const text of texts) await writer.write(utf8(text))
  await writer.close()
  return new Uint8Array(await whole)
}

/** The text of a document, for the few clients that take no compression and for our own reading. */
export async function jsonOf(gzip: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return await pipe(gzip, new DecompressionStream('gzip'))
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
