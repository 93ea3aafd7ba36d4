import { tooMuch } from '../../errors.ts'
import type { Call, Handlers } from '../../http/handle.ts'
import { streamed } from '../../http/stream.ts'
import { throttleImport } from '../../http/throttle.ts'
import { callerOf } from '../../network.ts'
import type { HeldBody, Ports } from '../../ports.ts'
import { MOST_IMPORT_MS, type OtherPlanner, otherPlanner } from './other-planner.ts'

/** What a page can bring home from another planner: fetched here, since pages may connect to their own origin only. */
export const moveInHandlers = {
  fetchAccount: (call) =>
    answerOf(call, async (planner) => {
      const { api_key: key } = call.body
      // One after the other: a refused key shows at the first.
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
      const response = await streamed(call, 'application/json', textsOf(fetched, held))
      isSending = true
      return response
    } finally {
      place.leave()
    }
  } finally {
    if (!isSending) held?.release()
  }
}

/** Written as it came, block by block. What is fetched counts as held until its reader has all of it, or leaves. */
async function* textsOf(fetched: Fetched, held: HeldBody | undefined) {
  // The blocks of one who reads slowly make room for others.
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

const MOST_AT_ONCE = 8

/** By host, until when each import that runs may run: a Worker ends without a word when its caller leaves. */
const running = new WeakMap<Ports, Map<number, number>>()

/** Refuses an import while the same player has another, or all together have too many. */
function takePlace(ports: Ports, userId: number): { leave(): void } {
  const places = running.get(ports) ?? new Map<number, number>()
  running.set(ports, places)
  const now = performance.now()
  for (const [id, until] of places) if (until <= now) places.delete(id)
  if (places.has(userId)) throw tooMuch('Another import of yours is running.')
  if (places.size >= MOST_AT_ONCE) throw tooMuch('Too many imports are running at once.')
  const until = now + MOST_IMPORT_MS
  places.set(userId, until)
  return {
    leave: () => {
      if (places.get(userId) === until) places.delete(userId)
    },
  }
}
