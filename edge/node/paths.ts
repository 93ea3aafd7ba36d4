import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The name of this file in a build. */
export const FIRST_DATABASE = 'first.db'

export interface ProjectPaths {
  migrations: string
  /** The built web app. If it is missing, only the API answers. */
  web: string
  starter: string
  /** The database that a first start copies. Null in the source tree, where it could be older than the sources. */
  firstDatabase: string | null
}

/**
 * Where the server finds its files: in the source tree, or next to itself in a copied build (`dist/server.js` with `web/`,
 * `migrations/`, `starter/` and `first.db`).
 */
export function projectPaths(): ProjectPaths {
  const root = process.env.PERIGEE_ROOT ?? findRoot()
  const inSourceTree = existsSync(join(root, 'edge', 'app.ts'))
  return {
    migrations: join(root, 'migrations'),
    web: join(root, inSourceTree ? 'dist/web' : 'web'),
    starter: join(root, inSourceTree ? 'edge/gamedata/starter/universe' : 'starter'),
    firstDatabase: inSourceTree ? null : join(root, FIRST_DATABASE),
  }
}

function findRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url))
  for (let folder = start; ; folder = resolve(folder, '..')) {
    if (existsSync(join(folder, 'migrations'))) return folder
    if (folder === resolve(folder, '..'))
      throw new Error(
        `No migrations/ at or above ${start}; set PERIGEE_ROOT to the folder that has it.`,
      )
  }
}
