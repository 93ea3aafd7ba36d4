import { workerOf } from './worker/serve.ts'

export default workerOf()
