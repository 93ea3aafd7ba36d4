import { tooMuch } from '../../errors.ts'
import type { Call, Handlers } from '../../http/handle.ts'
import { streamResponse } from '../../http/stream.ts'
import { throttleImport } from '../../http/throttle.ts'
import { callerOf } from '../../network.ts'
import type { HeldBody, Ports } from '../../ports.ts'
import { MAX_IMPORT_MS, type OtherPlanner, otherPlanner } from './other-planner.ts'

/** Fetches an account from another planner. The server does it because pages may connect to their own origin only. */
export const moveInHandlers = {
  fetchAccount: (call) =>
    answerOf(call, async (planner) => {
      const { api_key: key } = call.body
      // Fetched one after the other, so that a refused key shows at the first.
      return {
        plans: await planner.ask('/planning/plan/', key),
        empires: await planner.ask('/planning/empire/', key),
        cx: await planner.ask('/planning/cx/', key),
      }
    }),

  fetchSharedElsewhere: (call) =>
    answerOf(call, async (planner) => ({
      shared: await planner.ask(`/shared/${call.body.link}/`),
    })),
} satisfies Handlers

type Fetched = Readonly<Record<string, Awaited<ReturnType<OtherPlanner['ask']>>>>

async function answerOf(
  call: Pick<Call, 'ports' | 'ip' | 'schedule'> & { user: { id: number } },
  fetchAll: (planner: OtherPlanner) => Promise<Fetched>,
): Promise<Response> {
  const { ports, user, ip, schedule } = call
  const [caller] = callerOf(ip, user.id)
  const held = ports.holdBody?.(caller)
  let isSending = false
  try {
    const planner = otherPlanner(ports, held, schedule)
    const place = takePlace(ports, user.id)
    try {
      await throttleImport(ports, user.id)
      const fetched = await fetchAll(planner)
      const response = await streamResponse(call, 'application/json', textsOf(fetched, held))
      isSending = true
      return response
    } finally {
      place.leave()
    }
  } finally {
    if (!isSending) held?.release()
  }
}

/** Writes the fetched blocks as they came. They count as held until the reader has all of them, or leaves. */
async function* textsOf(fetched: Fetched, held: HeldBody | undefined) {
  // The blocks of a slow reader may have to make room for others.
  held?.dropped.addEventListener('abort', () => {
    for (const blocks of Object.values(fetched)) blocks.length = 0
  })
  let separator = '{'
  try {
    for (const [name, blocks] of Object.entries(fetched)) {
      yield `${separator}"${name}":`
      separator = ','
      while (blocks.length > 0) yield blocks.shift()!
      held?.dropped.throwIfAborted()
    }
    yield '}'
  } finally {
    held?.release()
  }
}

const MAX_AT_ONCE = 8

/**
 * The imports that run on each host, by user, with the time when each ends at the latest. A Worker ends without notice when its
 * caller leaves.
 */
const running = new WeakMap<Ports, Map<number, number>>()

/** Refuses an import while the same player has another, or too many run in all. */
function takePlace(ports: Ports, userId: number): { leave(): void } {
  const places = running.get(ports) ?? new Map<number, number>()
  running.set(ports, places)
  const now = performance.now()
  for (const [id, until] of places) if (until <= now) places.delete(id)
  if (places.has(userId)) throw tooMuch('Another import of yours is running.')
  if (places.size >= MAX_AT_ONCE) throw tooMuch('Too many imports are running at once.')
  const until = now + MAX_IMPORT_MS
  places.set(userId, until)
  return {
    leave: () => {
      if (places.get(userId) === until) places.delete(userId)
    },
  }
}
