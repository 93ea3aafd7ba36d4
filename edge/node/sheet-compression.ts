import { gzipped, takesGzip } from '../http/gzip.ts'

/** Sheets are compressed on their way, still row by row. A Worker leaves compression to its platform. */
export function compressedSheet(request: Request, answer: Response): Response {
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/csv')) return answer
  answer.headers.append('Vary', 'Accept-Encoding')
  if (!takesGzip(request.headers.get('accept-encoding'))) return answer
  return gzipped(answer.body.pipeThrough(new CompressionStream('gzip')), answer.headers)
}
