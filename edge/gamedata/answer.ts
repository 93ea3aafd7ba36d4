import { HttpError } from '../errors.ts'
import { names } from '../http/etag.ts'
import type { Database } from '../ports.ts'
import type { ListKind, Wire } from '../repo/gamedata.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { jsonOf } from './documents.ts'

/** Browsers keep the answer and ask each time whether it still holds: a revisit costs a 304. */
const CACHING = 'public, no-cache'

/** A whole list, as it was serialised and compressed when it was stored. */
export async function answerList(db: Database, kind: ListKind, request: Request) {
  const repo = gamedataRepo(db)
  const version = await repo.etag(kind)
  if (version === null) throw new HttpError(503, 'There is no game data yet.')
  const encoding = takesGzip(request.headers.get('accept-encoding')) ? 'gzip' : 'identity'
  const held = request.headers.get('if-none-match')
  // Both encodings are the same list: whoever has one of them needs no other.
  if (names(held, etagOf(version, 'gzip')) || names(held, etagOf(version, 'identity')))
    return new Response(null, { status: 304, headers: headersOf(version, encoding) })
  return await answerDocument(await repo.document(kind, version), encoding)
}

type Encoding = 'gzip' | 'identity'

async function answerDocument({ etag, gzip }: Wire, encoding: Encoding): Promise<Response> {
  const headers = headersOf(etag, encoding)
  headers.set('Content-Type', 'application/json')
  if (encoding === 'identity') return new Response(await jsonOf(gzip), { headers })
  headers.set('Content-Encoding', 'gzip')
  // A Worker would compress once more what it is not told to be compressed already.
  const init: ResponseInit & { encodeBody: 'manual' } = { headers, encodeBody: 'manual' }
  return new Response(gzip, init)
}

/** A strong tag names bytes, so each encoding has its own. */
function etagOf(version: string, encoding: Encoding): string {
  return encoding === 'gzip' ? `"${version}-gz"` : `"${version}"`
}

function headersOf(version: string, encoding: Encoding): Headers {
  return new Headers({
    ETag: etagOf(version, encoding),
    'Cache-Control': CACHING,
    Vary: 'Accept-Encoding',
  })
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
