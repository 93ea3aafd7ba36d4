import { startNode } from '../edge/node.ts'
import { buildIfStale } from './build.ts'

await buildIfStale()
await startNode()
