import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { sharedResponse } from '../http/answer-bytes.ts'
import { isFresh } from '../http/etag.ts'
import { setPageHeaders } from '../http/headers.ts'
import { NOT_BUILT, pageMethodNotAllowed, plainPage } from '../http/plain-page.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface WebFile {
  mediaType: string
  etag: string
  content: Buffer<ArrayBuffer>
  encoded: Map<string, Buffer<ArrayBuffer>>
}

export interface WebFiles {
  answer(request: Request, pathname: string, isHttps: boolean): Response
  text(pathname: string): string | null
}

/**
 * Serves the built web app. It is read once, and only files that existed at the start can be requested, so no path leads out of
 * the folder.
 */
export function webFiles(folder: string): WebFiles {
  const files = readAll(folder)
  const home = files.get('/index.html')
  const app = files.get('/app.html')
  const answerOf = (request: Request, pathname: string): Response => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return pageMethodNotAllowed()
    const file = files.get(pathname)
    if (file) return serve(request, file)
    // Every path of the app returns the app, which knows its own screens. A missing file is a 404.
    if (pathname.startsWith('/assets/') || extname(pathname))
      return plainPage(404, 'There is no such file.')
    const page = pathname === '/' ? home : app
    return page ? serve(request, page) : plainPage(404, NOT_BUILT)
  }
  return {
    text: (pathname) => files.get(pathname)?.content.toString('utf8') ?? null,
    answer(request, pathname, isHttps) {
      const answer = answerOf(request, pathname)
      const isAsset = answer.ok || answer.status === 304
      setPageHeaders(answer.headers, isAsset ? pathname : '/', isHttps)
      return answer
    },
  }
}

function readAll(folder: string): Map<string, WebFile> {
  const contents = new Map<string, Buffer<ArrayBuffer>>()
  for (const file of filesIn(folder))
    contents.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file))
  const files = new Map<string, WebFile>()
  for (const [path, content] of contents) {
    const mediaType = MEDIA_TYPES[extname(path)]
    if (!mediaType) continue
    const encoded = new Map<string, Buffer<ArrayBuffer>>()
    for (const [encoding, suffix] of ENCODINGS) {
      const body = contents.get(path + suffix)
      if (body) encoded.set(encoding, body)
    }
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    files.set(path, { mediaType, etag, content, encoded })
  }
  return files
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

function serve(request: Request, file: WebFile): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = [...file.encoded.keys()].find((name) => accepts(accepted, name))
  // Each encoding is a different sequence of bytes, so it has its own strong tag.
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const all = { ETag: etag, Vary: 'Accept-Encoding' }
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers: all })
  const body = (encoding && file.encoded.get(encoding)) || file.content
  const init = {
    headers: {
      ...all,
      'Content-Type': file.mediaType,
      'Content-Length': String(body.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  }
  return request.method === 'HEAD' ? new Response(null, init) : sharedResponse(body, init)
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim())
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
  })
}
