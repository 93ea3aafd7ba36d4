import path from 'node:path'
import { FIRST_DATABASE, projectPaths } from '../edge/node/paths.ts'
import { runNode } from '../edge/node.ts'
import { BUILD, isBuilt } from './build-stamp.ts'

if (!isBuilt()) {
  console.log('Building …')
  // Loaded only when needed: the bundler takes longer to load than the server to start.
  const { build } = await import('./build.ts')
  await build()
}
// Made of the sources as they are now.
await runNode({ paths: { ...projectPaths(), firstDatabase: path.join(BUILD, FIRST_DATABASE) } })
