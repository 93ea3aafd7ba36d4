import * as v from 'valibot'
import { parse } from '../../engine/game/validation.ts'
import { type JsonLimits, jsonWalk } from '../../engine/portable/json-walk.ts'
import type { BodyLimits } from '../config.ts'
import type { ApiRoute } from '../contract/route.ts'
import type { Bytes } from '../crypto/encoding.ts'
import { HttpError, tooMuch } from '../errors.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import type { HeldBody } from '../ports.ts'

/** Larger than a usual plan. Reading such a body is work that others would notice. */
const LARGE_BYTES = 16 * 1024
/** Memory for a body without a stated length. */
const FIRST_BYTES = LARGE_BYTES
/** More than any call needs. Reading larger JSON would take too long. */
const SHAPE: JsonLimits = { levels: 32, values: 50_000 }
/** A body in UTF-8 may begin with these bytes. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
const BACKSLASH = 0x5c
/** Pieces that are read before the event loop gets a turn. An honest body comes in far fewer. */
const PIECES_A_TURN = 500

export function tooManyUploads(): HttpError {
  return tooMuch('Too many large uploads at once.')
}

/**
 * Returns the body of a call as it was sent, or null if the call takes none. Throws the 413, 415 or 499 that says what is wrong
 * with it.
 */
export async function receiveBody(
  route: ApiRoute,
  request: Request,
  limits: BodyLimits,
  held?: HeldBody,
): Promise<Bytes | null> {
  if (!route.body) return null
  const encoding = request.headers.get('content-encoding')?.trim() || 'identity'
  if (encoding.toLowerCase() !== 'identity')
    throw new HttpError(415, 'This call accepts no Content-Encoding.', {
      headers: { 'Accept-Encoding': 'identity' },
    })
  bodyKind(route, request)
  return await readBytes(request, limits[route.holds ?? 'usual'], held)
}

export function isLarge(bytes: Bytes): boolean {
  return bytes.length > LARGE_BYTES
}

/** Parses a body. Throws the 400 or 422 that says what is wrong with it. */
export async function parseBody(
  route: ApiRoute,
  request: Request,
  bytes: Bytes | null,
): Promise<unknown> {
  if (!route.body || !bytes) return undefined
  const kind = bodyKind(route, request)
  const value = kind === 'json' ? fromJson(bytes, route) : await fromForm(bytes, request)
  if (isLarge(bytes)) await yieldToEventLoop()
  const body = parse(route.body, value)
  if (kind === 'form' || mayEscape(bytes)) checkTexts(body)
  if (isLarge(bytes)) await yieldToEventLoop()
  return body
}

/** Whether JSON may contain what UTF-8 cannot: a NUL or half a character, which need an escape. */
function mayEscape(bytes: Bytes): boolean {
  return bytes.includes(BACKSLASH)
}

function bodyKind(route: ApiRoute, request: Request): 'json' | 'form' {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/json') return 'json'
  if (
    route.form &&
    (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded')
  )
    return 'form'
  // Some clients give a type to a body that is empty.
  if (request.headers.get('content-length') === '0') return 'json'
  const accepted = route.form
    ? 'multipart/form-data, application/x-www-form-urlencoded or application/json'
    : 'application/json'
  throw new HttpError(415, `This call accepts ${accepted}.`)
}

/**
 * Counts the bytes while it reads, so that a wrong or missing length does not get around the limit. Pieces are copied when they
 * arrive, because a megabyte in pieces of one byte would take a hundred megabytes.
 */
async function readBytes(request: Request, maxBytes: number, held?: HeldBody): Promise<Bytes> {
  const tooLarge = () =>
    new HttpError(413, `The body is larger than ${Math.floor(maxBytes / 1024)} KiB.`)
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  let bytes: Bytes = new Uint8Array()
  const makeRoom = (size: number) => {
    held?.take(size - bytes.length)
    const larger = new Uint8Array(size)
    larger.set(bytes)
    bytes = larger
  }
  makeRoom(announced || FIRST_BYTES)
  const reader = request.body.getReader()
  held?.dropped.addEventListener('abort', () => reader.cancel().catch(() => {}))
  try {
    for (let length = 0, pieces = 1; ; pieces++) {
      if (pieces % PIECES_A_TURN === 0) await yieldToEventLoop()
      const { done, value } = await reader.read().catch(() => {
        throw new HttpError(499, 'The body ended too early.')
      })
      if (held?.dropped.aborted) throw tooManyUploads()
      if (done) return bytes.subarray(0, length)
      const next = length + value.byteLength
      if (next > maxBytes) throw tooLarge()
      if (next > bytes.length) makeRoom(Math.min(Math.max(next, bytes.length * 2), maxBytes))
      bytes.set(value, length)
      length = next
    }
  } catch (error) {
    await reader.cancel().catch(() => {})
    throw error
  }
}

/** Refuses JSON that is nested too deep or has too many values, before it is parsed. */
function checkShape(bytes: Uint8Array): void {
  const from = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte) ? BYTE_ORDER_MARK.length : 0
  const problem = jsonWalk(SHAPE).next(bytes.length - from, (at) => bytes[from + at]!)
  if (problem === 'deep')
    throw new HttpError(422, `The body is nested deeper than ${SHAPE.levels}.`)
  if (problem === 'many')
    throw new HttpError(422, `The body contains more than ${SHAPE.values} values.`)
}

function fromJson(bytes: Uint8Array, { body, form }: ApiRoute): unknown {
  checkShape(bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new HttpError(400, 'The body is not UTF-8 text.')
  }
  if (text.trim() === '') {
    // Calls that need no body may be sent with `null` or without a body.
    if (body && v.is(body, null)) return null
    throw new HttpError(400, `This call needs a JSON body${form ? ' or a form' : ''}.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.')
  }
}

async function fromForm(bytes: Uint8Array<ArrayBuffer>, request: Request): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? ''
  try {
    const form = await new Response(bytes, {
      headers: { 'content-type': contentType },
    }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new HttpError(400, 'The form could not be read.')
  }
}

/**
 * Refuses text that cannot be returned as it was sent: databases cut text at a NUL, and the libSQL server refuses half a
 * character. The value was read by its schema before, so its size is bounded.
 */
function checkTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw new HttpError(400, 'The body contains a NUL or an incomplete character.')
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) checkTexts(inner)
  }
}
