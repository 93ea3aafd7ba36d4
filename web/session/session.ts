import { openGuest } from '../../edge/contract/guests.ts'
import {
  getProfile,
  login as loginRoute,
  logout as logoutRoute,
  type Profile,
  type Tokens,
} from '../../edge/contract/user.ts'
import { call } from '../api/client.ts'
import { forgetQueries, queryClient } from '../api/query-client.ts'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { credentials, type Identity } from '../browser/credentials.ts'
import { observable, useObservable } from '../browser/observable.ts'
import { unsubscribe } from '../browser/push.ts'
import { tracking } from '../browser/tracking.ts'
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

/** The reports on a player's bases need both the key and the name, or the made-up data of the example. */
const hasFio = (known: Profile): boolean => known.has_example_fio === true || isOwnFio(known)

const isOwnFio = ({ fio_apikey, prun_username }: Profile): boolean =>
  fio_apikey !== null && prun_username !== null

export const getSession = session.get
export const watchSession = session.subscribe

export function useSession(): Session {
  return useObservable(session)
}

export async function login(username: string, password: string): Promise<void> {
  await enter(await call(loginRoute, { body: { username, password } }))
}

/** A guest account of one's own, with something in it to try. */
export async function enterAsGuest(): Promise<void> {
  await enter(await call(openGuest, {}))
}

async function enter(tokens: Tokens): Promise<void> {
  profile.set(undefined)
  // That of whoever was logged in before says nothing of this player.
  loading = undefined
  credentials.set(tokens)
  adoptVersion()
  await loadProfile()
}

/** The frame works without a profile; parts that need it show that it is missing. */
function loadProfile(): Promise<void> {
  loading ??= refreshProfile()
    .catch((problem) => console.warn('The profile was not loaded.', problem))
    .finally(() => {
      loading = undefined
    })
  return loading
}
let loading: Promise<void> | undefined

/** Whether FIO tells of bases of this player's. Right after a login nobody knows before the profile is there. */
export async function hasOwnFio(): Promise<boolean> {
  const known = () => credentials.get()?.user?.hasOwnFio
  if (known() === undefined) await loadProfile()
  return known() ?? false
}

/** Fetches the profile again; a page that changed it passes the server's response instead. */
export async function refreshProfile(answered?: Profile): Promise<void> {
  const fresh = answered ?? (await call(getProfile, {}))
  const kept = credentials.get()
  if (!kept) return
  const { user_id, username } = fresh
  const fio = { hasFio: hasFio(fresh), hasOwnFio: isOwnFio(fresh) }
  credentials.set({ ...kept, user: { user_id, username, ...fio } })
  profile.set(fresh)
  tracking.identify(user_id)
}

export async function logout(): Promise<void> {
  // Whoever uses this browser next is told nothing of this player.
  await unsubscribe().catch(() => undefined)
  const kept = credentials.get()
  if (kept) {
    // The server's copy ends too; when it cannot be reached, the tokens run out by themselves.
    await call(logoutRoute, {
      body: { refresh_token: kept.refresh_token },
      keepalive: true,
      signal: AbortSignal.timeout(3000),
    }).catch(() => undefined)
  }
  tellOtherTabs({ kind: 'logout' })
  await forget()
}

/** Deletes the player's data from this browser, except unsaved drafts, which are offered to that player alone. */
async function forget(): Promise<void> {
  credentials.set(undefined)
  profile.set(undefined)
  tracking.reset()
  await forgetQueries()
}

/** Another player logged in. What a screen shows is asked for again; merely removed, it would be loading for ever. */
function forgetOther(): void {
  profile.set(undefined)
  void queryClient.resetQueries()
}

/** Keeps this tab in sync: logged out elsewhere, refused by the server, or another player logged in. */
export function keepSession(): () => void {
  let known = credentials.get()?.user?.user_id
  const unhear = hearOtherTabs((message) => {
    if (message.kind === 'logout') void forget()
  })
  const unwatch = credentials.subscribe(() => {
    const kept = credentials.get()
    const now = kept?.user?.user_id
    if (known !== undefined && now !== known) {
      if (kept) forgetOther()
      else void forget()
    }
    known = now
  })
  if (credentials.get()) void loadProfile()
  return () => {
    unhear()
    unwatch()
  }
}
