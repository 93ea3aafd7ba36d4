import { workerOf } from './serve.ts'
import { TEST_CONFIG } from './test-entry.ts'

/** The Worker with the documented calls only. */
export default workerOf(TEST_CONFIG, [])
