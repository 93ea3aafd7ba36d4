import { HttpError } from '../errors.ts'
import type { ListKind } from '../repo/gamedata.ts'
import { gamedataRepo } from '../repo/gamedata.ts'
import { sharedResponse } from './answer-bytes.ts'
import { names } from './etag.ts'
import { gzipResponse, takesGzip } from './gzip.ts'
import type { Call } from './handle.ts'

/** Browsers keep the response and ask each time whether it is current. A revisit costs a 304. */
const CACHING = 'public, no-cache'

/** Returns a whole list as it was serialised and compressed when it was stored. */
export async function answerList(
  { ports, request, schedule }: Pick<Call, 'ports' | 'request' | 'schedule'>,
  kind: ListKind,
) {
  const repo = gamedataRepo(ports.db)
  const stamp = await repo.stamp(kind)
  if (stamp === null) throw new HttpError(503, 'There is no game data yet.')
  const { etag: version, updatedAt } = stamp
  const encoding = takesGzip(request.headers.get('accept-encoding')) ? 'gzip' : 'identity'
  const held = request.headers.get('if-none-match')
  // Both encodings are the same list. A caller who has one of them does not need the other.
  if (names(held, etagOf(version, 'gzip')) || names(held, etagOf(version, 'identity')))
    return new Response(null, { status: 304, headers: headersOf(version, updatedAt, encoding) })
  const document = await repo.document(kind, version)
  const headers = headersOf(document.etag, updatedAt, encoding)
  headers.set('Content-Type', 'application/json')
  if (encoding === 'gzip') return gzipResponse(document.gzip, headers)
  return sharedResponse(await repo.plainDocument(kind, document, schedule), { headers })
}

type Encoding = 'gzip' | 'identity'

/** A strong tag names bytes, so each encoding has its own tag. */
function etagOf(version: string, encoding: Encoding): string {
  return encoding === 'gzip' ? `"${version}-gz"` : `"${version}"`
}

function headersOf(version: string, updatedAt: number, encoding: Encoding): Headers {
  return new Headers({
    ETag: etagOf(version, encoding),
    'Last-Modified': new Date(updatedAt).toUTCString(),
    'Cache-Control': CACHING,
    Vary: 'Accept-Encoding',
  })
}
