import { HttpError, notFound, tooMuch } from '../errors.ts'
import { ListProblem, listSlices } from '../gamedata/fio/list-slices.ts'
import { checkJsonShape } from '../http/json-shape.ts'
import type { CallersTurn, HeldBody, Ports } from '../ports.ts'
import { nextTurn } from '../turn.ts'

const MIB = 1024 * 1024
/** Of all answers of one call together, unpacked. */
const MOST_BYTES = 6 * MIB
/** Of one that is no list, and so is read in one piece. */
const MOST_BYTES_OF_ONE = MIB
const MOST_RECORDS = 2000
const MOST_MS = 20_000
/** A list is looked at so many characters at a time. */
const PIECE = 64 * 1024

const NAME = 'PRUNplanner'

export interface OtherPlanner {
  ask(path: string, key?: string): Promise<string>
  close(): void
}

/**
 * The planner that players move in from: one fixed host. Each answer is bounded in bytes, records and time and looked at
 * as far as it takes to know that it is JSON; what it means is for the page to say. No redirect is followed, so that a key
 * goes nowhere else, and no failure tells it.
 */
export function otherPlanner(
  { fetch, config, stopping, log }: Pick<Ports, 'fetch' | 'config' | 'stopping' | 'log'>,
  held: HeldBody | undefined,
  inTurn: CallersTurn,
): OtherPlanner {
  if (config.importUrl === '') throw notFound(`Import from ${NAME} is not set up on this server.`)
  const ends = [AbortSignal.timeout(MOST_MS), held?.dropped, stopping]
  const signal = AbortSignal.any(ends.filter((end) => end !== undefined))
  let bytesLeft = MOST_BYTES

  async function bytesOf(response: Response): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      bytesLeft -= value.byteLength
      if (bytesLeft < 0) throw new ListProblem('too much')
      held?.take(value.byteLength)
      parts.push(value)
    }
    return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
  }

  return {
    async ask(path, key) {
      try {
        const response = await fetch(config.importUrl + path, {
          headers: { Accept: 'application/json', ...(key && { Authorization: `Api-Key ${key}` }) },
          redirect: 'manual',
          signal,
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw refusalOf(response.status, key !== undefined)
        }
        const text = textOf(await bytesOf(response))
        await inTurn(() => checkJson(text))
        return text
      } catch (error) {
        const failure = held?.dropped.aborted
          ? tooMuch('Too many large uploads at once.')
          : failureOf(error)
        log.warn('import', { status: failure.status, problem: failure.detail })
        throw failure
      }
    },
    close: () => held?.release(),
  }
}

function refusalOf(status: number, isWithKey: boolean): HttpError {
  const isForbidden = status === 401 || status === 403
  if (isForbidden && isWithKey) return new HttpError(403, `${NAME} did not accept this key.`)
  if (isForbidden || (status === 404 && !isWithKey))
    return notFound(`There is no such shared plan at ${NAME}, or not any more.`)
  if (status === 429) return tooMuch(`${NAME} is being asked too often.`)
  return new HttpError(502, `${NAME} answered with a failure (${status}). Nothing was imported.`)
}

function failureOf(error: unknown): HttpError {
  if (error instanceof HttpError && error.status !== 422) return error
  if (error instanceof ListProblem && error.kind === 'too much')
    return new HttpError(
      502,
      `${NAME} sent more than can be taken at once: ${MOST_BYTES / MIB} MB and ${MOST_RECORDS} records a list.`,
    )
  if (error instanceof ListProblem || error instanceof SyntaxError || error instanceof HttpError)
    return new HttpError(502, `${NAME} sent an answer that cannot be read. Nothing was imported.`)
  if (error instanceof Error && error.name === 'TimeoutError')
    return new HttpError(504, `${NAME} took too long to answer. Please try again later.`)
  return new HttpError(502, `${NAME} could not be reached. Please try again later.`)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new ListProblem('broken')
  }
}

/** Throws where a text is no JSON, or more of it than may be. */
async function checkJson(text: string): Promise<void> {
  if (!/^\s*\[/.test(text)) {
    if (text.length > MOST_BYTES_OF_ONE) throw new ListProblem('too much')
    checkJsonShape(new TextEncoder().encode(text))
    JSON.parse(text)
    return
  }
  let records = 0
  for await (const slice of listSlices(piecesOf(text))) {
    records += slice.length
    if (records > MOST_RECORDS) throw new ListProblem('too much')
  }
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    await nextTurn()
    yield text.slice(at, at + PIECE)
  }
}
