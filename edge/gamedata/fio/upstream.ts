import * as v from 'valibot'
import { describeIssues } from '../../../engine/game/validation.ts'
import { utf8 } from '../../crypto/encoding.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { Ports } from '../../ports.ts'
import { ListProblem, listSlices } from './list-slices.ts'

/** Why FIO sent nothing usable. The message names what was requested, never a key or a whole response. */
export class UpstreamError extends Error {
  /** `refused`: the key or the name is wrong, so a retry will not help. */
  readonly kind: 'unreachable' | 'refused' | 'nonsense'
  constructor(kind: UpstreamError['kind'], message: string) {
    super(message)
    this.name = 'UpstreamError'
    this.kind = kind
  }
}

export interface Patience {
  timeoutMs: number
  /** How long to wait before each further try. */
  pausesMs: readonly number[]
  /** The reading of a longer response (unpacked) is aborted. */
  mostBytes: number
}
export const PATIENCE: Patience = {
  timeoutMs: 20_000,
  pausesMs: [500, 2000],
  mostBytes: 24 * 1024 ** 2,
}

/** A list of FIO: the schema of its records, and how many there may be. */
export interface Records<S extends v.GenericSchema = v.GenericSchema> {
  record: S
  most: number
  /** The bytes that all records may take as JSON. Further ones are left out. Absent: as many as a response may have. */
  mostRecordBytes?: number
  /** Gets the number of records that were left out. */
  onLeftOut?: (count: number) => void
  /** Without this flag, a response without any record counts as a fault of the sender. */
  mayBeEmpty?: true
}

export type Upstream = ReturnType<typeof upstream>
type UpstreamCall = { what: string; path: string; headers?: Record<string, string> }

/** The limit for a single record, such as a planet. */
const MAX_BYTES_OF_ONE = 2 * 1024 ** 2

/**
 * Calls FIO, the players' own database of the live game, over its REST API. A broken connection is retried, a wrong response is
 * not.
 */
export function upstream(
  { fetch, config, stopping }: Pick<Ports, 'fetch' | 'config' | 'stopping'>,
  { timeoutMs, pausesMs, mostBytes }: Patience = PATIENCE,
) {
  /** Reads a response to its end, or as far as the reader wants. */
  async function once<T>(
    { what, path, headers }: UpstreamCall,
    most: number,
    read: (texts: AsyncIterable<string>, status: number) => Promise<T>,
  ): Promise<T> {
    const enough = new AbortController()
    const ends = [AbortSignal.timeout(timeoutMs), enough.signal, ...(stopping ? [stopping] : [])]
    try {
      const url = `${config.fioUrl.replace(/\/$/, '')}${path}`
      const response = await fetch(url, {
        headers: { Accept: 'application/json', 'X-FIO-Application': 'Perigee', ...headers },
        signal: AbortSignal.any(ends),
        redirect: 'manual', // a key must not follow to another host
      })
      const { status } = response
      if (status === 401 || status === 403)
        throw new UpstreamError('refused', `FIO refused to send ${what}`)
      if (!response.ok) throw new UpstreamError('unreachable', `FIO answered ${status} for ${what}`)
      return await read(textsOf(response, most), status)
    } catch (error) {
      throw failureOf(error, what)
    } finally {
      enough.abort()
    }
  }

  return {
    async one<S extends v.GenericSchema>(
      what: string,
      path: string,
      schema: S,
    ): Promise<v.InferOutput<S>> {
      const read = async (texts: AsyncIterable<string>) => {
        let text = ''
        for await (const part of texts) text += part
        // 204 means that FIO has no data.
        const value: unknown = text === '' ? null : JSON.parse(text)
        await yieldToEventLoop()
        return checked(what, schema, value)
      }
      return await persistently(
        () => once({ what, path }, Math.min(mostBytes, MAX_BYTES_OF_ONE), read),
        pausesMs,
        stopping,
      )
    },

    /** Fetches a whole text. */
    async text(what: string, path: string): Promise<string> {
      const read = async (texts: AsyncIterable<string>) => {
        let text = ''
        for await (const part of texts) text += part
        return text
      }
      return await persistently(() => once({ what, path }, mostBytes, read), pausesMs, stopping)
    },

    /** Fetches a list and checks it record by record while it arrives. The first invalid record ends it. */
    async list<S extends v.GenericSchema>(
      what: string,
      path: string,
      { record, most, mostRecordBytes, onLeftOut, mayBeEmpty }: Records<S>,
      headers: Record<string, string> = {},
    ): Promise<v.InferOutput<S>[]> {
      const read = async (texts: AsyncIterable<string>) => {
        const records: v.InferOutput<S>[] = []
        const fits = withinBytes(mostRecordBytes)
        let leftOut = 0
        for await (const slice of listSlices(texts)) {
          if (records.length + slice.length > most) throw new ListProblem('too much')
          for (const each of slice) {
            const one = checked(what, record, each, records.length)
            if (fits(one)) records.push(one)
            else leftOut += 1
          }
          await yieldToEventLoop()
        }
        onLeftOut?.(leftOut)
        if (records.length === 0 && !mayBeEmpty)
          throw new UpstreamError('nonsense', `FIO sent ${what} without a record`)
        return records
      }
      return await persistently(
        () => once({ what, path, headers }, mostBytes, read),
        pausesMs,
        stopping,
      )
    },

    /** Fetches a list whose invalid records are dropped and counted. Null if FIO has no data of this kind (204). */
    async lenientList<S extends v.GenericSchema>(
      what: string,
      path: string,
      { record, most, mostRecordBytes }: Records<S>,
      headers: Record<string, string>,
    ): Promise<LenientList<v.InferOutput<S>> | null> {
      const read = async (texts: AsyncIterable<string>, status: number) => {
        if (status === 204) return null
        const records: v.InferOutput<S>[] = []
        const fits = withinBytes(mostRecordBytes)
        let dropped = 0
        for await (const slice of listSlices(texts)) {
          for (const each of slice) {
            const result = v.safeParse(record, each, { abortEarly: true })
            if (result.success && records.length < most && fits(result.output))
              records.push(result.output)
            else dropped += 1
          }
          await yieldToEventLoop()
        }
        return { records, dropped }
      }
      return await persistently(
        () => once({ what, path, headers }, mostBytes, read),
        pausesMs,
        stopping,
      )
    },
  }
}

/** Returns whether a further record fits into so many bytes of JSON. */
export function withinBytes(most = Number.POSITIVE_INFINITY): (record: unknown) => boolean {
  let bytes = 0
  return (record) => {
    if (most < Number.POSITIVE_INFINITY) bytes += utf8(JSON.stringify(record)).length
    return bytes <= most
  }
}

export interface LenientList<T> {
  readonly records: readonly T[]
  readonly dropped: number
}

function checked<S extends v.GenericSchema>(
  what: string,
  schema: S,
  value: unknown,
  at?: number,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [first] = describeIssues(result.issues)
  const place = [at, first!.path].filter((part) => part !== undefined && part !== '').join('.')
  throw new UpstreamError(
    'nonsense',
    `FIO sent ${what} in an unknown form (${place || 'answer'}: ${first!.message})`,
  )
}

function failureOf(error: unknown, what: string): UpstreamError {
  if (error instanceof UpstreamError) return error
  if (error instanceof ListProblem && error.kind === 'too much')
    return new UpstreamError('nonsense', `FIO sent more than it should for ${what}`)
  if (error instanceof ListProblem && error.kind === 'no list')
    return new UpstreamError('nonsense', `FIO sent no list for ${what}`)
  if (error instanceof ListProblem || error instanceof SyntaxError)
    return new UpstreamError('unreachable', `FIO sent ${what} cut off or garbled`)
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return new UpstreamError(
    'unreachable',
    isLate ? `FIO took too long to send ${what}` : `FIO could not be reached for ${what}`,
  )
}

/** Counts the bytes while they are read, after unpacking. */
async function* textsOf(response: Response, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > mostBytes) throw new ListProblem('too much')
    yield decoder.decode(value, { stream: true })
  }
  yield decoder.decode()
}

async function persistently<T>(
  work: () => Promise<T>,
  pausesMs: readonly number[],
  stopping: AbortSignal | undefined,
): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.kind !== 'unreachable') throw error
      if (stopping?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return await work()
}

const AT_A_TIME = 4

export async function fewAtATime<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atOnce = AT_A_TIME,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [at, item] of queue) results[at] = await work(item)
    }),
  )
  return results
}
