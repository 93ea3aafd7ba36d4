import { workerOf } from './serve.ts'

/** Tests check the answers, and hash passwords as cheaply as can be. */
export const TEST_CONFIG = { checkAnswers: true, passwordCost: { N: 2 ** 10, r: 8, p: 1 } }

export default workerOf(TEST_CONFIG)
