/// <reference types="vite/client" />
import type { Solver } from '../../engine/advisor/solver.ts'
import { highsSolver } from './highs-solver.ts'

const NO_WEBASSEMBLY =
  'The advisor needs WebAssembly, which this browser does not have or has switched off. Switch it on or use another browser, then retry.'
const NOT_LOADED = 'The advisor could not be loaded. Check your connection, then retry.'
const NOT_STARTED =
  'This browser does not run the advisor. Its settings or an extension may forbid WebAssembly on this site. Allow it, then retry.'

type Highs = typeof import('highs')

/** The solver is larger than the rest of the app together, so it is loaded on the first use of the advisor. */
const SOURCE = {
  script: (): Promise<Highs> => import('highs'),
  address: async () => (await import('highs/runtime?url')).default,
}

/** Loads the solver, or throws an error that says why this browser cannot run it. */
export async function loadSolver({ script, address } = SOURCE): Promise<Solver> {
  if (typeof WebAssembly !== 'object') throw new Error(NO_WEBASSEMBLY)
  const [{ default: load }, url] = await Promise.all([script(), address()]).catch((cause) => {
    throw new Error(NOT_LOADED, { cause })
  })
  try {
    return highsSolver(await load({ locateFile: () => url }))
  } catch (cause) {
    const isThere = await fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    )
    throw new Error(isThere ? NOT_STARTED : NOT_LOADED, { cause })
  }
}
