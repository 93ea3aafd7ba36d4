import type { Call, Handlers } from '../http/handle.ts'
import { json } from '../http/json.ts'
import { throttleImport } from '../http/throttle.ts'
import { type OtherPlanner, otherPlanner } from '../move-in/other-planner.ts'
import { callerOf } from '../network.ts'

/** What a page can bring home from another planner: fetched here, since pages may connect to their own origin only. */
export const moveInHandlers = {
  fetchAccount: (call) =>
    withPlanner(call, async (planner) => {
      const { api_key: key } = call.body
      // One after the other: a refused key shows at the first.
      const plans = await planner.ask('/planning/plan/', key)
      const empires = await planner.ask('/planning/empire/', key)
      const cx = await planner.ask('/planning/cx/', key)
      return json(`{"plans":${plans},"empires":${empires},"cx":${cx}}`)
    }),

  fetchSharedElsewhere: (call) =>
    withPlanner(call, async (planner) =>
      json(`{"shared":${await planner.ask(`/shared/${call.body.link}/`)}}`),
    ),
} satisfies Handlers

async function withPlanner(
  { ports, user, ip, inTurn }: Pick<Call, 'ports' | 'ip' | 'inTurn'> & { user: { id: number } },
  work: (planner: OtherPlanner) => Promise<Response>,
): Promise<Response> {
  const [caller] = callerOf(ip, user.id)
  const planner = otherPlanner(ports, ports.holdBody?.(caller), inTurn)
  try {
    await throttleImport(ports, user.id)
    return await work(planner)
  } finally {
    planner.close()
  }
}
