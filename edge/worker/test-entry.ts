import { workerOf } from './serve.ts'

/** Tests check all responses, and hash passwords as cheaply as possible. */
export const TEST_CONFIG = { checkAnswers: true, passwordCost: { N: 2 ** 10, r: 8, p: 1 } }

export default workerOf(TEST_CONFIG)
