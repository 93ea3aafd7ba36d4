import { type JsonLimits, jsonWalk } from '../../../engine/portable/json-walk.ts'
import type { Bytes } from '../../crypto/encoding.ts'
import { HttpError, notFound, tooMuch } from '../../errors.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { ListProblem } from '../../gamedata/fio/list-slices.ts'
import type { CallerScheduler, HeldBody, Ports } from '../../ports.ts'

const MIB = 1024 * 1024
/** All responses of one call together, unpacked. */
const MAX_BYTES = 6 * MIB
/** The shape of one response. The largest known account has a tenth of these values. */
const SHAPE = { levels: 64, values: 500_000, records: 2000 } satisfies JsonLimits
export const MAX_IMPORT_MS = 20_000
/** A response is stored and checked in blocks of this size. */
const BLOCK_BYTES = 64 * 1024
/** Pieces that are read before the event loop gets a turn. An honest response comes in far fewer. */
const PIECES_A_TURN = 200

const NAME = 'PRUNplanner'

export interface OtherPlanner {
  /** Returns the response in blocks, which are JSON in UTF-8. */
  ask(path: string, key?: string): Promise<Bytes[]>
}

/**
 * The planner that players import from: one fixed host. Each response is bounded in bytes, values, records and time. It is
 * stored as it came, in blocks, and only checked to be JSON, since the page interprets it. Redirects are not followed, so that
 * the key is sent to nobody else, and no failure contains it.
 */
export function otherPlanner(
  { fetch, config, stopping, log }: Pick<Ports, 'fetch' | 'config' | 'stopping' | 'log'>,
  held: HeldBody | undefined,
  schedule: CallerScheduler,
): OtherPlanner {
  if (config.importUrl === '') throw notFound(`Import from ${NAME} is not set up on this server.`)
  const ends = [AbortSignal.timeout(MAX_IMPORT_MS), held?.dropped, stopping]
  const signal = AbortSignal.any(ends.filter((end) => end !== undefined))
  let bytesLeft = MAX_BYTES

  function newBlock(): Bytes {
    held?.take(BLOCK_BYTES)
    return new Uint8Array(BLOCK_BYTES)
  }

  async function blocksOf(body: ReadableStream<Uint8Array> | null): Promise<Bytes[]> {
    const blocks: Bytes[] = []
    const json = jsonCheck()
    let block = newBlock()
    let used = 0
    const keep = async () => {
      const full = block.subarray(0, used)
      blocks.push(full)
      await schedule(async () => json.next(full))
    }
    const reader = body?.getReader()
    for (let pieces = 1; reader; pieces++) {
      if (pieces % PIECES_A_TURN === 0) await yieldToEventLoop()
      const { done, value } = await reader.read()
      if (done) break
      bytesLeft -= value.length
      if (bytesLeft < 0) throw new ListProblem('too much')
      // Pieces are copied, since pieces of one byte each would take a hundred times their length.
      for (let at = 0; at < value.length; ) {
        if (used === BLOCK_BYTES) {
          await keep()
          block = newBlock()
          used = 0
        }
        const part = value.subarray(at, at + BLOCK_BYTES - used)
        block.set(part, used)
        used += part.length
        at += part.length
      }
    }
    await keep()
    json.end()
    return blocks
  }

  return {
    async ask(path, key) {
      let response: Response | undefined
      try {
        response = await fetch(config.importUrl + path, {
          headers: { Accept: 'application/json', ...(key && { Authorization: `Api-Key ${key}` }) },
          redirect: 'manual',
          signal,
        })
        if (!response.ok) throw refusalOf(response.status, key !== undefined)
        return await blocksOf(response.body)
      } catch (error) {
        // Closes the connection, whatever is still to come.
        response?.body?.cancel().catch(() => {})
        const failure = held?.dropped.aborted
          ? tooMuch('Too many large uploads at once.')
          : failureOf(error)
        log.warn('import', { status: failure.status, problem: failure.detail })
        throw failure
      }
    },
  }
}

/** Throws if the blocks are no JSON in UTF-8, or exceed its limits. */
function jsonCheck() {
  const walk = jsonWalk(SHAPE)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const pass = (problem: ReturnType<typeof walk.end>) => {
    if (problem) throw new ListProblem(problem === 'broken' ? 'broken' : 'too much')
  }
  const decode = (block?: Bytes) => {
    try {
      decoder.decode(block, { stream: block !== undefined })
    } catch {
      throw new ListProblem('broken')
    }
  }
  return {
    next(block: Bytes): void {
      pass(walk.next(block.length, (at) => block[at]!))
      decode(block)
    },
    end(): void {
      pass(walk.end())
      decode()
    },
  }
}

function refusalOf(status: number, isWithKey: boolean): HttpError {
  const isForbidden = status === 401 || status === 403
  if (isForbidden && isWithKey) return new HttpError(403, `${NAME} did not accept this key.`)
  if (isForbidden || (status === 404 && !isWithKey))
    return notFound(`There is no such shared plan at ${NAME} (any more).`)
  if (status === 429) return tooMuch(`${NAME} is being asked too often.`)
  return new HttpError(502, `${NAME} reported an error (${status}). Nothing was imported.`)
}

function failureOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof ListProblem && error.kind === 'too much')
    return new HttpError(
      502,
      `${NAME} sent more than one import can hold: ${MAX_BYTES / MIB} MB, ${SHAPE.records} records a list, ${SHAPE.values / 1e6} million values and ${SHAPE.levels} levels.`,
    )
  if (error instanceof ListProblem)
    return new HttpError(502, `${NAME} sent a response that cannot be read. Nothing was imported.`)
  if (error instanceof Error && error.name === 'TimeoutError')
    return new HttpError(504, `${NAME} took too long to respond. Please try again later.`)
  return new HttpError(502, `${NAME} could not be reached. Please try again later.`)
}
