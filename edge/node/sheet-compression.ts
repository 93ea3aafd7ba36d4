import { gzipResponse, takesGzip } from '../http/gzip.ts'

/**
 * Compresses sheets and streamed lists (which vary by encoding) row by row while they are sent. A Worker leaves compression to
 * its platform.
 */
export function compressSheet(request: Request, answer: Response): Response {
  if (!answer.body || answer.headers.has('content-encoding')) return answer
  const isSheet = answer.headers.get('content-type')?.startsWith('text/csv')
  if (isSheet) answer.headers.append('Vary', 'Accept-Encoding')
  else if (!answer.headers.get('vary')?.includes('Accept-Encoding')) return answer
  if (!takesGzip(request.headers.get('accept-encoding'))) return answer
  return gzipResponse(answer.body.pipeThrough(new CompressionStream('gzip')), answer.headers)
}
