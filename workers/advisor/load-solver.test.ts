import { afterEach, expect, test, vi } from 'vitest'
import { loadSolver } from './load-solver.ts'

afterEach(() => vi.unstubAllGlobals())

/** A script that fails to start, as the solver does if its file is missing or may not be compiled. */
const source = {
  script: async () => ({
    default: () => Promise.reject(new WebAssembly.RuntimeError('Aborted(CompileError)')),
  }),
  address: async () => '/assets/highs.wasm',
} as unknown as NonNullable<Parameters<typeof loadSolver>[0]>

test('a browser without WebAssembly is told in words, before anything is loaded', async () => {
  vi.stubGlobal('WebAssembly', undefined)
  const script = vi.fn()
  await expect(loadSolver({ ...source, script })).rejects.toThrow(
    /^The advisor needs WebAssembly, which this browser does not have or has switched off\./,
  )
  expect(script).not.toHaveBeenCalled()
})

test('a script that cannot be loaded is told in words', async () => {
  const script = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadSolver({ ...source, script })).rejects.toThrow(
    'The advisor could not be loaded. Check your connection, then retry.',
  )
})

test.each([
  ['is missing', async () => new Response(null, { status: 404 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file that %s is told in words', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadSolver(source)).rejects.toThrow(/^The advisor could not be loaded\./)
})

test('a browser that has the file and does not run it is told in words', async () => {
  vi.stubGlobal('fetch', async () => new Response(null))
  await expect(loadSolver(source)).rejects.toThrow(
    /^This browser does not run the advisor\. Its settings or an extension may forbid WebAssembly/,
  )
})
