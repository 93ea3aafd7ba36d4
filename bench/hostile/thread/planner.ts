import { parentPort } from 'node:worker_threads'
import { startWorstPlanner } from '../../../tests/limits/worst-planner.ts'

parentPort!.postMessage((await startWorstPlanner()).url)
