import {
  getProfile,
  login as loginRoute,
  logout as logoutRoute,
  type Profile,
} from '../../edge/contract/user.ts'
import { call } from '../api/client.ts'
import { credentials, type Identity } from './credentials.ts'
import { observable, useObservable } from './observable.ts'
import { queryClient } from './query-client.ts'
import { tracking } from './tracking.ts'
import { adoptVersion } from './version-watch.ts'

export type Session =
  | { state: 'out'; user?: undefined; profile?: undefined; hasFio: false }
  /** `user` is known from the first paint on, `profile` once it was fetched. */
  | { state: 'in'; user?: Identity; profile?: Profile; hasFio: boolean }

const OUT: Session = { state: 'out', hasFio: false }
const profile = observable<Profile | undefined>(undefined)
const session = observable<Session>(OUT)

function derive(): void {
  const kept = credentials.get()
  if (!kept) {
    session.set(OUT)
    return
  }
  const loaded = profile.get()
  session.set({
    state: 'in',
    hasFio: loaded ? hasFio(loaded) : (kept.user?.hasFio ?? false),
    ...(kept.user && { user: kept.user }),
    ...(loaded && { profile: loaded }),
  })
}
derive()
profile.subscribe(derive)
credentials.subscribe(derive)

/** The burn and repair reports need both the key and the name. */
function hasFio({ fio_apikey, prun_username }: Profile): boolean {
  return fio_apikey !== null && prun_username !== null
}

export const getSession = session.get
export const watchSession = session.subscribe

export function useSession(): Session {
  return useObservable(session)
}

export async function login(username: string, password: string): Promise<void> {
  const tokens = await call(loginRoute, { body: { username, password } })
  credentials.set(tokens)
  adoptVersion()
  await refreshProfile()
}

/** Fetches the profile anew; a page that changed it hands the server's answer in instead. */
export async function refreshProfile(answered?: Profile): Promise<void> {
  const fresh = answered ?? (await call(getProfile, {}))
  const kept = credentials.get()
  if (!kept) return
  const { user_id, username } = fresh
  credentials.set({ ...kept, user: { user_id, username, hasFio: hasFio(fresh) } })
  profile.set(fresh)
  tracking.identify(user_id)
}

export async function logout(): Promise<void> {
  const kept = credentials.get()
  if (kept) {
    // The server's copy ends too; when it cannot be reached, the tokens run out by themselves.
    await call(logoutRoute, { body: { refresh_token: kept.refresh_token }, keepalive: true }).catch(
      () => undefined,
    )
  }
  credentials.set(undefined)
  await forget()
}

/** Nothing of the player stays behind in this tab but their unsaved drafts. */
async function forget(): Promise<void> {
  profile.set(undefined)
  queryClient.clear()
  tracking.reset()
}
