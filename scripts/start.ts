import { runNode } from '../edge/node.ts'
import { buildIfStale } from './build.ts'

await buildIfStale()
await runNode()
