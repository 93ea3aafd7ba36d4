import { workerOf } from './serve.ts'

/** The Worker as tests run it: it checks its own answers, and hashes passwords as cheaply as can be. */
export default workerOf({ checkAnswers: true, passwordCost: { N: 2 ** 10, r: 8, p: 1 } })
