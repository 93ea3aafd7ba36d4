import { runNode } from '../edge/node.ts'
import { buildIfStale } from './build-stamp.ts'

await buildIfStale()
await runNode()
