import type { PlanData } from '../../engine/game/plan.ts'
import { PLAYER_LISTS } from '../../scripts/stage/fio-player.ts'
import { test as base } from './app.ts'
import { wideBases, wideLists } from './wide-player.ts'

/** FIO's player has a company of many bases while such a journey runs. */
export const test = base.extend<{ bases: number; plans: readonly PlanData[] }>({
  bases: [12, { option: true }],
  plans: async ({ bases }, use) => {
    const plain = { ...PLAYER_LISTS }
    const plans = wideBases(bases)
    Object.assign(PLAYER_LISTS, wideLists(plans))
    await use(plans)
    for (const list of Object.keys(PLAYER_LISTS)) delete PLAYER_LISTS[list]
    Object.assign(PLAYER_LISTS, plain)
  },
})
