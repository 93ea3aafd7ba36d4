import * as v from 'valibot'
import { parse } from '../../engine/model/validation.ts'
import type { Route } from '../contract/route.ts'
import { HttpError } from '../errors.ts'

/** The checked body of a call, or the 400, 413, 415 or 422 that says what is wrong with it. */
export async function readBody(route: Route, request: Request, maxBytes: number): Promise<unknown> {
  if (!route.body) return undefined
  const encoding = request.headers.get('content-encoding')?.trim() || 'identity'
  if (encoding.toLowerCase() !== 'identity')
    throw new HttpError(415, 'This call takes bodies as they are, without a Content-Encoding.', {
      headers: { 'Accept-Encoding': 'identity' },
    })
  const kind = bodyKind(route, request.headers.get('content-type'))
  const bytes = await readBytes(request, maxBytes)
  const value = kind === 'json' ? fromJson(bytes, route) : await fromForm(bytes, request)
  return parse(route.body, value)
}

function bodyKind(route: Route, contentType: string | null): 'json' | 'form' {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/json') return 'json'
  if (
    route.form &&
    (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded')
  )
    return 'form'
  const accepted = route.form
    ? 'multipart/form-data, application/x-www-form-urlencoded or application/json'
    : 'application/json'
  throw new HttpError(415, `This call takes ${accepted}.`)
}

/** Counts while it reads: a length that is announced wrongly, or not at all, gets nobody past the limit. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new HttpError(413, `The body is larger than ${Math.floor(maxBytes / 1024)} KiB.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for (const reader = request.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

function fromJson(bytes: Uint8Array, { body, form }: Route): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new HttpError(400, 'The body is not UTF-8 text.')
  }
  if (text.trim() === '') {
    // Calls that need nothing may be sent with `null` or with no body at all.
    if (body && v.is(body, null)) return null
    throw new HttpError(400, `This call needs a JSON body${form ? ' or a form' : ''}.`)
  }
  try {
    return JSON.parse(text, NO_TEXT_ESCAPE.test(text) ? storable : undefined)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The body is not valid JSON.')
  }
}

/** How JSON can write NUL, or half of a character of two units; the latter is also part of a whole one. */
const NO_TEXT_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** Databases cut text at a NUL, and the libSQL server refuses half a character: neither could be answered as it was sent. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new HttpError(400, 'The body holds a NUL or half a character, which is no text.')
  return value
}

async function fromForm(bytes: Uint8Array<ArrayBuffer>, request: Request): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? ''
  try {
    const form = await new Response(bytes, {
      headers: { 'content-type': contentType },
    }).formData()
    return Object.fromEntries([...form].map(([name, value]) => [name, storable(name, value)]))
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The form could not be read.')
  }
}
