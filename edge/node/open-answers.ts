import type { ServerResponse } from 'node:http'
import { tooMuch } from '../errors.ts'
import type { AnswerOwner, OpenAnswers } from '../http/handle.ts'

const MIB = 1024 ** 2

export interface OpenAnswerLimits {
  /** The bytes that responses may hold until they are read: of all callers, of one network and of one caller. */
  most: number
  mostOfNetwork: number
  mostOfOne: number
  /** A browser leaves no more unread. A caller with more makes room for others at once. */
  mostOfBrowser: number
  /** How often a connection without progress is checked. It is ended at the first or the second check. */
  stalledMs: number
  /** After this time without progress a response makes room for a caller with fewer, and after the second time for anybody. */
  givenUpForFewerMs: number
  givenUpMs: number
}
const LIMITS: OpenAnswerLimits = {
  most: 64 * MIB,
  mostOfNetwork: 32 * MIB,
  mostOfOne: 16 * MIB,
  mostOfBrowser: 3 * MIB,
  stalledMs: 25_000,
  givenUpForFewerMs: 1000,
  givenUpMs: 10_000,
}

interface Open extends AnswerOwner {
  bytes: number
  outgoing: ServerResponse
  progressAt: number
}

/**
 * Limits the bytes of responses that wait for their callers to read them: of one caller, of one network and of all. Further
 * ones are refused before the first byte. A connection that takes nothing is ended, so that slow readers hold nothing forever.
 */
export function openAnswers(limits: Partial<OpenAnswerLimits> = {}) {
  const { most, mostOfNetwork, mostOfOne, mostOfBrowser, ...times } = { ...LIMITS, ...limits }
  const { stalledMs, givenUpForFewerMs, givenUpMs } = times
  /** Ordered by last progress, oldest first. */
  const open = new Set<Open>()
  const ofCaller = new Map<string, number>()
  const ofNetwork = new Map<string, number>()
  let all = 0

  function count({ caller, network, bytes }: Open, sign: 1 | -1): void {
    all += sign * bytes
    add(ofCaller, caller, sign * bytes)
    add(ofNetwork, network, sign * bytes)
  }

  function close(answer: Open): boolean {
    const isOpen = open.delete(answer)
    if (isOpen) count(answer, -1)
    return isOpen
  }

  /** The response among some that makes room for a caller who then holds `mine`. */
  function givenUp(among: readonly Open[], mine: number): Open | undefined {
    const isStill = ({ progressAt }: Open, ms: number) => performance.now() - progressAt >= ms
    const [stalest] = among
    if (stalest && isStill(stalest, givenUpMs)) return stalest
    const heldBy = (answer: Open) => ofCaller.get(answer.caller)!
    const largest = Math.max(0, ...among.map(heldBy))
    if (largest <= mine) return undefined
    const ofLargest = among.find((answer) => heldBy(answer) === largest)!
    const spareMs = largest > mostOfBrowser ? 0 : givenUpForFewerMs
    return isStill(ofLargest, spareMs) ? ofLargest : undefined
  }

  /** Whether so many bytes have room, and which responses have to end for it. Null if they have none. */
  function roomFor({ caller, network }: AnswerOwner, bytes: number): Open[] | null {
    const mine = (ofCaller.get(caller) ?? 0) + bytes
    if (mine > Math.max(mostOfOne, bytes)) return null
    const ended: Open[] = []
    const shares = [
      {
        limit: mostOfNetwork,
        of: () => ofNetwork.get(network) ?? 0,
        isIn: (one: Open) => one.network === network,
      },
      { limit: most, of: () => all, isIn: () => true },
    ]
    for (const { limit, of, isIn } of shares) {
      const isFull = () => of() - sum(ended.filter(isIn)) + bytes > limit
      while (isFull()) {
        const among = [...open].filter((one) => isIn(one) && !ended.includes(one))
        const next = givenUp(among, mine)
        if (!next) return null
        ended.push(next)
      }
    }
    return ended
  }

  const refusal = () => tooMuch('Too many answers wait to be read.')

  function admit(owner: AnswerOwner, bytes: number, outgoing: ServerResponse): void {
    if (outgoing.destroyed) return
    const ended = roomFor(owner, bytes)
    if (!ended) throw refusal()
    for (const answer of ended) {
      close(answer)
      answer.outgoing.destroy()
    }
    const answer = { ...owner, bytes, outgoing, progressAt: performance.now() }
    open.add(answer)
    count(answer, 1)
    outgoing.on('drain', () => {
      if (!open.delete(answer)) return
      answer.progressAt = performance.now()
      open.add(answer)
    })
    outgoing.once('close', () => close(answer))
    endStalled(outgoing, stalledMs)
  }

  return (outgoing: ServerResponse): OpenAnswers => ({
    check(owner) {
      // A caller without any may get a short response, which needs no room.
      if (ofCaller.has(owner.caller) && !roomFor(owner, 1)) throw refusal()
    },
    admit: (owner, bytes) => admit(owner, bytes, outgoing),
  })
}

const sum = (answers: readonly Open[]) => answers.reduce((total, { bytes }) => total + bytes, 0)

function add(sums: Map<string, number>, name: string, bytes: number): void {
  const left = (sums.get(name) ?? 0) + bytes
  if (left > 0) sums.set(name, left)
  else sums.delete(name)
}

/** Node reports a socket as idle only while none of its data goes out. */
function endStalled(outgoing: ServerResponse, stalledMs: number): void {
  const { socket } = outgoing.req
  outgoing.setTimeout(stalledMs, () => {
    // If nothing is left to send, the caller waits for us.
    if (socket.writableLength === 0) socket.setTimeout(stalledMs)
    else socket.destroy()
  })
}
