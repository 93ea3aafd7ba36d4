import { type Bytes, utf8 } from '../../crypto/encoding.ts'
import { type PlayerView, playerView, type ViewTypes } from '../../gamedata/fio/player-copy.ts'
import type { CallerScheduler, Ports } from '../../ports.ts'
import { keepNewest, loadedInTurn } from '../../repo/memory.ts'
import { usersRepo } from '../../repo/users.ts'
import { exampleJson } from './example.ts'

interface Asking {
  ports: Ports
  user: { id: number }
  schedule: CallerScheduler
  /** Absent for rules of players who are away. */
  ip?: string
}

/** JSON of what a player has in the game. What is simulated is the same for all guests, who share its bytes. */
export type OwnView =
  | { readonly isExample: true; readonly bytes: Bytes }
  | { readonly isExample: false; readonly json: string }

/** A view of what a player has in the game. For a guest it is simulated, so that every page has something to show. */
export async function ownView(asking: Asking, view: PlayerView): Promise<OwnView> {
  const { ports, user, ip } = asking
  const isExample = (await usersRepo(ports.db).byId(user.id))?.hasExample ?? false
  if (isExample) return { isExample, bytes: await exampleView(asking, view) }
  return { isExample, json: await playerView(ports, { userId: user.id, ip }, view) }
}

/** The same, parsed in a turn of its own. */
export async function ownData<V extends PlayerView>(
  asking: Asking,
  view: V,
): Promise<ViewTypes[V]> {
  const own = await ownView(asking, view)
  return await asking.schedule(async () =>
    JSON.parse(own.isExample ? new TextDecoder().decode(own.bytes) : own.json),
  )
}

/** For so long all guests get the same text. The ages in it are exact to a minute. */
const SAME_FOR_MS = 10_000
const texts = keepNewest<Bytes>()

async function exampleView({ ports, schedule }: Asking, view: PlayerView): Promise<Bytes> {
  const now = ports.clock()
  const at = now - (now % SAME_FOR_MS)
  return await loadedInTurn(texts, schedule)(view, String(at), async () =>
    utf8(exampleJson(view, at)),
  )
}
