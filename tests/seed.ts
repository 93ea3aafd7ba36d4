import fc from 'fast-check'

/** Properties try the same cases in every run; `FUZZ_SEED` and `FUZZ_RUNS` search elsewhere and longer. */
const { FUZZ_SEED = 4, FUZZ_RUNS } = process.env

fc.configureGlobal({ seed: Number(FUZZ_SEED), ...(FUZZ_RUNS && { numRuns: Number(FUZZ_RUNS) }) })
