import { runNode } from '../edge/node.ts'
import { isBuilt } from './build-stamp.ts'

if (!isBuilt()) {
  console.log('Building …')
  // Loaded only when needed: the bundler takes longer to load than the server to start.
  const { build } = await import('./build.ts')
  await build()
}
await runNode()
