import { expose } from 'comlink'
import { afterEach, expect, test, vi } from 'vitest'
import type { BestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import { createAdvisor } from '../bridge.ts'
import { searchBestPlanets } from './pooled-searches.ts'

const QUESTION: PlanetQuestion = {
  site: {
    permits: 1,
    corphq: false,
    cogc: 'own',
    luxuries: [],
    experts: 'choose',
    empire: null,
    rules: CLASSIC,
  },
  cx: null,
  limits: { sellShare: 0.2, buyShare: 0.2 },
  goal: { kind: 'profit' },
  purpose: { kind: 'limits' },
  freePlotsOnly: false,
}
const SETS = [[0], [1], [2], [3], [4], [5]]
const FACTS = {
  naturalId: SETS.map((_, i) => `XX-00${i}a`),
  name: SETS.map((_, i) => `XX-00${i}a`),
  jumps: SETS.map(() => 1),
  freePlots: SETS.map(() => undefined),
}

const steps = {
  planets: () => ({ facts: FACTS, sets: SETS }),
  bounds: (_question: unknown, sets: number[][]) => sets.map(([planet]) => 1000 + planet!),
  likelyLook: (_question: unknown, set: unknown) => ({ plan: undefined, bases: [], open: [set] }),
  look: () => new Promise<never>(() => {}),
}

/** Workers that bound every set and then search one forever, like a solver that cannot be interrupted. */
function endlessWorkers() {
  const workers: { looks: number; isTerminated: boolean }[] = []
  class Endless {
    readonly #here: MessagePort
    readonly #there: MessagePort
    readonly #worker = { looks: 0, isTerminated: false }
    readonly postMessage: MessagePort['postMessage']
    readonly addEventListener: MessagePort['addEventListener']
    readonly removeEventListener: MessagePort['removeEventListener']

    constructor() {
      workers.push(this.#worker)
      const { port1, port2 } = new MessageChannel()
      this.#here = port1
      this.#there = port2
      this.postMessage = port2.postMessage.bind(port2)
      this.addEventListener = port2.addEventListener.bind(port2)
      this.removeEventListener = port2.removeEventListener.bind(port2)
      expose(
        {
          alive: () => new Promise<void>(() => {}),
          receive: () => {},
          ask: (
            _version: unknown,
            _planets: unknown,
            _name: unknown,
            { step, args }: { step: keyof typeof steps; args: never[] },
          ) => {
            if (step === 'look') this.#worker.looks++
            return (steps[step] as (...args: never[]) => unknown)(...args)
          },
        },
        port1,
      )
      port2.start()
    }

    terminate() {
      this.#worker.isTerminated = true
      this.#here.close()
      this.#there.close()
    }
  }
  vi.stubGlobal('Worker', Endless)
  return workers
}

afterEach(() => vi.unstubAllGlobals())

const version = { lists: 'a', exchanges: 'a', planets: 'a' }
const looking = (workers: readonly { looks: number }[]) =>
  workers.reduce((sum, { looks }) => sum + looks, 0)

test('cancelling the search over all planets ends every worker that looks at a set, and starts no other', async () => {
  const workers = endlessWorkers()
  const advisor = createAdvisor(async () => undefined)
  const cancel = new AbortController()
  const told: BestPlanets[] = []
  const search = searchBestPlanets(
    advisor,
    version,
    { question: QUESTION, secondsAtMost: 600 },
    { signal: cancel.signal, onProgress: (known) => told.push(known) },
  )
  const ended = expect(search).rejects.toThrow('enough')
  await vi.waitFor(() => expect(looking(workers)).toBe(workers.length))
  const begun = looking(workers)
  expect(told.at(-1)).toMatchObject({ asked: 6, bound: 1005, isProved: false })
  const before = told.length
  cancel.abort(new Error('enough'))
  await ended
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true)
  await new Promise((resolve) => setImmediate(resolve))
  expect(looking(workers)).toBe(begun)
  expect(told).toHaveLength(before)
})

test('when the time of the search is over, what is known by then is the answer', async () => {
  const workers = endlessWorkers()
  const advisor = createAdvisor(async () => undefined)
  const { signal } = new AbortController()
  const known = await searchBestPlanets(
    advisor,
    version,
    { question: QUESTION, secondsAtMost: 0.5 },
    { signal, onProgress: () => {} },
  )
  expect(known.isProved).toBe(false)
  expect(known.ranked).toEqual([])
  expect(known.bounded.map(({ planet }) => planet)).toEqual([5, 4, 3, 2, 1, 0])
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true)
})
