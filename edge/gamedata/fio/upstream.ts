import * as v from 'valibot'
import { describeIssues } from '../../../engine/model/validation.ts'
import type { Ports } from '../../ports.ts'

/** Why FIO gave nothing usable. The message names what was asked for, never a key or a whole answer. */
export class UpstreamError extends Error {
  /** `refused`: the key or the name is wrong, and asking again will not help. */
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
  /** An answer that is longer, unpacked, is not read to its end. */
  mostBytes: number
}
export const PATIENCE: Patience = {
  timeoutMs: 20_000,
  pausesMs: [500, 2000],
  mostBytes: 48 * 1024 ** 2,
}

export type Upstream = ReturnType<typeof upstream>

/** FIO, the players' own database of the live game, over its REST calls. */
export function upstream(
  { fetch, config, stopping }: Pick<Ports, 'fetch' | 'config' | 'stopping'>,
  { timeoutMs, pausesMs, mostBytes }: Patience = PATIENCE,
) {
  async function once(what: string, path: string, headers: Record<string, string>) {
    let response: Response
    let text: string | null
    const enough = new AbortController()
    const ends = [AbortSignal.timeout(timeoutMs), enough.signal, ...(stopping ? [stopping] : [])]
    try {
      const url = `${config.fioUrl.replace(/\/$/, '')}${path}`
      response = await fetch(url, {
        headers: { Accept: 'application/json', 'X-FIO-Application': 'Perigee', ...headers },
        signal: AbortSignal.any(ends),
        redirect: 'manual', // a key must not follow to another host
      })
      text = await textOf(response, mostBytes)
      if (text === null) enough.abort()
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      throw new UpstreamError(
        'unreachable',
        isLate ? `FIO took too long to send ${what}` : `FIO could not be reached for ${what}`,
      )
    }
    if (text === null)
      throw new UpstreamError('nonsense', `FIO sent more than it should for ${what}`)
    if (response.status === 401 || response.status === 403)
      throw new UpstreamError('refused', `FIO refused to send ${what}`)
    if (!response.ok)
      throw new UpstreamError('unreachable', `FIO answered ${response.status} for ${what}`)
    if (text === '') return null // 204: FIO knows nothing about it
    try {
      return JSON.parse(text) as unknown
    } catch {
      throw new UpstreamError('unreachable', `FIO sent ${what} cut off or garbled`)
    }
  }

  return {
    /** The answer as its schema has it. A broken connection is tried again, a broken promise is not. */
    async get<S extends v.GenericSchema>(
      what: string,
      path: string,
      schema: S,
      headers: Record<string, string> = {},
    ): Promise<v.InferOutput<S>> {
      const value = await persistently(() => once(what, path, headers), pausesMs, stopping)
      const result = v.safeParse(schema, value)
      if (result.success) return result.output
      const [first] = describeIssues(result.issues)
      throw new UpstreamError(
        'nonsense',
        `FIO sent ${what} in an unknown form (${first!.path || 'answer'}: ${first!.message})`,
      )
    },
  }
}

/** Counted while it is read, and after it was unpacked; null when there is too much of it. */
async function textOf(response: Response, mostBytes: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > mostBytes) return null
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
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

/** Works through a list with a few requests under way at a time; results come in the order of the list. */
export async function fewAtATime<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  atATime = 4,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const [at, item] of queue) results[at] = await work(item)
    }),
  )
  return results
}
