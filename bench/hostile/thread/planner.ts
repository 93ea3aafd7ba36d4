import { parentPort } from 'node:worker_threads'
import { startWorstPlanner } from '../../../scripts/stage/worst-planner.ts'

parentPort!.postMessage((await startWorstPlanner()).url)
