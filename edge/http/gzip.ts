import type { Bytes } from '../crypto/encoding.ts'
import { holding, STREAM_BYTES, sharedResponse } from './answer-bytes.ts'

/** A response that is compressed already or while it is read. */
export function gzipResponse(body: Bytes | ReadableStream, headers: Headers): Response {
  headers.set('Content-Encoding', 'gzip')
  // Without this a Worker would compress the body a second time.
  const init: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
  return body instanceof Uint8Array
    ? sharedResponse(body, init)
    : holding(new Response(body, init), STREAM_BYTES)
}

export function takesGzip(acceptEncoding: string | null): boolean {
  const offers = new Map(
    (acceptEncoding ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, quality === undefined || Number(quality) > 0]
    }),
  )
  return offers.get('gzip') ?? offers.get('*') ?? false
}
