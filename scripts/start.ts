import path from 'node:path'
import { FIRST_DATABASE, projectPaths } from '../edge/node/paths.ts'
import { runNode } from '../edge/node.ts'
import { BUILD, isBuilt } from './build-stamp.ts'

if (!isBuilt()) {
  console.log('Building …')
  // Loaded only when needed, because loading the bundler takes longer than starting the server.
  const { build } = await import('./build.ts')
  await build()
}
// Whether the build is of the present sources.
await runNode({ paths: { ...projectPaths(), firstDatabase: path.join(BUILD, FIRST_DATABASE) } })
