import { base64url, utf8 } from '../auth/encoding.ts'

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

/**
 * A value derived from stored data, kept for as long as its version stays the newest asked for. Versions are
 * content hashes or counters bound to one database, so a host may share the memory between all its requests.
 */
export function keepNewest<T>() {
  const kept = new Map<string, { version: string; value: Promise<T> }>()
  return (name: string, version: string, load: () => Promise<T>): Promise<T> => {
    const found = kept.get(name)
    if (found?.version === version) return found.value
    const value = load()
    kept.set(name, { version, value })
    // A failed load is not remembered.
    value.catch(() => {
      if (kept.get(name)?.value === value) kept.delete(name)
    })
    return value
  }
}
