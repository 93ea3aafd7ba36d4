import { markLarge } from './large-answers.ts'

export function gzipResponse(body: BodyInit, headers: Headers): Response {
  headers.set('Content-Encoding', 'gzip')
  // Without this a Worker would compress the body a second time.
  const init: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
  return markLarge(new Response(body, init), body instanceof Uint8Array ? body.length : 0)
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
