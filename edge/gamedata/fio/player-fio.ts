import type { Ports } from '../../ports.ts'
import { type Patience, UpstreamError, upstream } from './upstream.ts'

/** For all lists of a player together. */
export const playerPatience = ({ config }: Pick<Ports, 'config'>): Patience => ({
  timeoutMs: config.playerFioMs,
  pausesMs: [300],
  mostBytes: 8 * 1024 ** 2,
})

/** Characters that a header may contain. Anything else is not a key of FIO. */
const SENDABLE = /^[\x21-\x7e]+$/

/** FIO on behalf of one player. */
export interface PlayerFio {
  readonly fio: ReturnType<typeof upstream>
  /** Encoded for a path. */
  readonly name: string
  readonly headers: Record<string, string>
}

/** From now on FIO has the time of `patience` for everything that is asked of it. */
export function playerFio(
  ports: Ports,
  { apiKey, username }: { apiKey: string; username: string },
  patience: Patience,
): PlayerFio {
  // A path of dots would lead to another call, whether it is encoded or not.
  if (/^\.+$/.test(username)) throw new UpstreamError('refused', 'The game name is no name')
  if (!SENDABLE.test(apiKey)) throw new UpstreamError('refused', 'The FIO key cannot be sent')
  const ends = [
    AbortSignal.timeout(patience.timeoutMs),
    ...(ports.stopping ? [ports.stopping] : []),
  ]
  return {
    fio: upstream({ ...ports, stopping: AbortSignal.any(ends) }, patience),
    name: encodeURIComponent(username),
    headers: { Authorization: apiKey },
  }
}
