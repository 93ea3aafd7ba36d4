import { expose } from 'comlink'
import { vi } from 'vitest'
import { keepList } from '../../storage/game-data-check.ts'
import type { GameDataKind } from '../../storage/game-data-store.ts'
import { openGameData } from '../../storage/game-data-store.ts'
import { engineApi } from '../engine-api.ts'
import { universeCache } from '../universe-cache.ts'

/** All workers of a test file: pools outlive a single test. */
const started = {
  /** Names of the received calls, and how many plans each call for many plans had. */
  asked: [] as string[],
  plansAsked: [] as number[],
  /** How many were started. */
  count: 0,
}
export type StartedWorkers = typeof started

/**
 * Workers for tests that have no threads: the real engine behind real message channels, each worker with a universe of
 * its own.
 */
export function workersOnThisThread(): StartedWorkers {
  started.asked = []
  started.plansAsked = []
  started.count = 0
  vi.stubGlobal('Worker', InProcessWorker)
  return started
}

class InProcessWorker {
  readonly #here: MessagePort
  readonly #there: MessagePort
  readonly postMessage: MessagePort['postMessage']
  readonly addEventListener: MessagePort['addEventListener']
  readonly removeEventListener: MessagePort['removeEventListener']

  constructor() {
    started.count++
    const { port1, port2 } = new MessageChannel()
    this.#here = port1
    this.#there = port2
    this.postMessage = port2.postMessage.bind(port2)
    this.addEventListener = port2.addEventListener.bind(port2)
    this.removeEventListener = port2.removeEventListener.bind(port2)
    expose(everythingThatWorkersDo(), port1)
    port2.start()
  }

  terminate() {
    this.#here.close()
    this.#there.close()
  }
}

function everythingThatWorkersDo() {
  const api = engineApi(universeCache(openGameData))
  const ask: typeof api.ask = (version, planets, name, question, onProgress) => {
    started.asked.push(name)
    if ('plans' in question) started.plansAsked.push(question.plans.length)
    return api.ask(version, planets, name, question, onProgress)
  }
  const keep = async (kind: GameDataKind, bytes: Uint8Array<ArrayBuffer>) =>
    keepList(await openGameData(), kind, bytes)
  return { ...api, ask, keep, alive: () => new Promise<void>(() => {}) }
}
