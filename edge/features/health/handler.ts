import type { Handlers } from '../../http/handle.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import type { Health } from './contract.ts'

export const healthHandlers = {
  async health({ ports: { db, config, log } }) {
    const { version, build } = config
    const about = { version, build, import: config.importUrl !== '', errors: config.takesErrors }
    try {
      const gamedata = await gamedataRepo(db).status()
      const isWell = gamedata.updated_at !== null && !('problem' in gamedata)
      const problem = db.problem?.() ?? null
      const status = isWell && problem === null ? 'ok' : 'degraded'
      return { status, ...about, database: 'ok', gamedata, ...(problem && { problem }) }
    } catch (error) {
      log.error('database unreachable', { error: String(error) })
      const gamedata = { updated_at: null, source: null, synthetic: {} }
      const health: Health = {
        status: 'degraded',
        ...about,
        database: 'unreachable',
        gamedata,
      }
      // Monitors look at the status, not at the body.
      return Response.json(health, { status: 503 })
    }
  },
} satisfies Handlers
