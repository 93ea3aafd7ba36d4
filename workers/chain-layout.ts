import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'

export interface LayoutBox {
  id: string
  width: number
  height: number
}
export interface Arrow {
  from: string
  to: string
}

export interface Placed {
  width: number
  height: number
  /** Upper left corners by id. */
  boxes: ReadonlyMap<string, { x: number; y: number }>
  /** The path of each arrow, in the given order. */
  arrows: readonly (readonly { x: number; y: number }[])[]
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
}
const TRIES = 2

let engine: Promise<Engine> | undefined

/** If a layout shares the worker with a cancelled one, it starts again. */
class EndedForAnother extends Error {}

interface Engine {
  elk: ELK
  /** Rejects when the worker is gone. */
  lost: Promise<never>
  end(): void
}

/** The layout engine is large, so it is loaded with the first chain; it has its own worker script. */
async function startEngine(): Promise<Engine> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js')
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => undefined)
  const workerFactory = () => {
    const worker = new Worker(workerUrl)
    worker.addEventListener('error', () => reject(new Error('The chain could not be drawn.')))
    return worker
  }
  const elk = new Elk({ workerFactory })
  const end = () => {
    elk.terminateWorker()
    reject(new EndedForAnother())
  }
  return { elk, lost, end }
}

/** Places the boxes of a chain so that arrows run from left to right. Cancelling ends the worker at once. */
export async function layOutChain(
  boxes: readonly LayoutBox[],
  arrows: readonly Arrow[],
  signal?: AbortSignal,
): Promise<Placed> {
  const graph: ElkNode = {
    id: 'chain',
    layoutOptions: OPTIONS,
    children: boxes.map((box) => ({ ...box })),
    edges: arrows.map(({ from, to }, place) => ({
      id: String(place),
      sources: [from],
      targets: [to],
    })),
  }
  let losses = 0
  for (;;) {
    engine ??= startEngine()
    const starting = engine
    const { elk, lost, end } = await starting
    signal?.throwIfAborted()
    // Closed at once, so that the next layout in the same tick gets another worker.
    const leave = () => {
      if (engine === starting) engine = undefined
      end()
    }
    const cancelled = aborted(signal, leave)
    try {
      return placed(await Promise.race([elk.layout(graph), lost, cancelled.promise]))
    } catch (problem) {
      leave()
      signal?.throwIfAborted()
      if (!(problem instanceof EndedForAnother) && ++losses === TRIES) throw problem
    } finally {
      cancelled.stop()
    }
  }
}

function aborted(signal: AbortSignal | undefined, leave: () => void) {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => {
    reject(signal?.reason)
    leave()
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  return { promise, stop: () => signal?.removeEventListener('abort', onAbort) }
}

function placed({ width = 0, height = 0, children = [], edges = [] }: ElkNode): Placed {
  return {
    width,
    height,
    boxes: new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
    arrows: edges.map(({ sections = [] }) =>
      sections.flatMap((section) => [
        section.startPoint,
        ...(section.bendPoints ?? []),
        section.endPoint,
      ]),
    ),
  }
}
