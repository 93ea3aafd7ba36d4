import type { HttpBindings } from '@hono/node-server'

/**
 * Requests that one connection sends without waiting for answers. A packet holds more than a thousand of them, and Node
 * begins them all at once: each waits here until the one before it is answered, and for a turn of the event loop.
 */
export function pipelines() {
  const underWay = new WeakMap<object, Promise<void>>()

  /** What a request has to wait for; undefined for all but pipelined ones. */
  return ({ incoming, outgoing }: HttpBindings): Promise<void> | undefined => {
    const { socket } = incoming
    const before = underWay.get(socket)
    const answered = new Promise<void>((resolve) => outgoing.once('close', resolve))
    underWay.set(socket, answered)
    outgoing.once('close', () => {
      if (underWay.get(socket) === answered) underWay.delete(socket)
    })
    return before?.then(() => new Promise((resolve) => setImmediate(resolve)))
  }
}
