import { HttpError } from '../errors.ts'
import type { Database } from '../ports.ts'
import { jsonOf } from '../repo/documents.ts'
import type { ListKind, Wire } from '../repo/gamedata.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { names } from './etag.ts'
import { gzipped, takesGzip } from './gzip.ts'

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
  return gzipped(gzip, headers)
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
