import {
  getProfile,
  login as loginRoute,
  logout as logoutRoute,
  type Profile,
  type Tokens,
} from '../../edge/features/accounts/contract.ts'
import { openGuest } from '../../edge/features/guests/contract.ts'
import { call } from '../api/client.ts'
import { forgetQueries, queryClient } from '../api/query-client.ts'
import { hearOtherTabs, tellOtherTabs } from '../browser/channel.ts'
import { credentials, type Identity } from '../browser/credentials.ts'
import { observable, useObservable } from '../browser/observable.ts'
import { EMPIRE_VISITS, forgetRecords } from '../browser/player-record.ts'
import { unsubscribe } from '../browser/push.ts'
import { todayCount } from './today-count.ts'

export type Session =
  | { state: 'out'; user?: undefined; profile?: undefined; hasFio: false }
  /** `user` is known from the first paint on, `profile` once it is fetched. */
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

/** Reports on a player's bases need key and name, or the simulated data of the example. */
const hasFio = ({ has_example_fio, fio_apikey, prun_username }: Profile): boolean =>
  has_example_fio === true || (fio_apikey !== null && prun_username !== null)

export const getSession = session.get
export const watchSession = session.subscribe

export function useSession(): Session {
  return useObservable(session)
}

export async function logIn(username: string, password: string): Promise<void> {
  await enter(await call(loginRoute, { body: { username, password } }))
}

export async function enterAsGuest(): Promise<void> {
  await enter(await call(openGuest, {}))
}

async function enter(tokens: Tokens): Promise<void> {
  profile.set(undefined)
  // A profile still loading belongs to whoever was logged in before.
  loading = undefined
  credentials.set(tokens)
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

/** A page that changed the profile passes the server's response instead of fetching. */
export async function refreshProfile(answered?: Profile): Promise<void> {
  const fresh = answered ?? (await call(getProfile, {}))
  const kept = credentials.get()
  if (!kept) return
  const { user_id, username } = fresh
  credentials.set({ ...kept, user: { user_id, username, hasFio: hasFio(fresh) } })
  profile.set(fresh)
}

export async function logOut(): Promise<void> {
  await unsubscribe().catch(() => undefined)
  const kept = credentials.get()
  if (kept) {
    // Ends the session on the server too; if it cannot be reached, the tokens expire by themselves.
    await call(logoutRoute, {
      body: { refresh_token: kept.refresh_token },
      keepalive: true,
      signal: AbortSignal.timeout(3000),
    }).catch(() => undefined)
  }
  tellOtherTabs({ kind: 'logout' })
  await forget()
}

/**
 * Deletes the player's data from this browser, the last totals of empires included. Drafts and settings in a
 * `playerRecord` stay: only that player can find them again.
 */
async function forget(): Promise<void> {
  forgetRecords(EMPIRE_VISITS)
  credentials.set(undefined)
  profile.set(undefined)
  todayCount.set(0)
  await forgetQueries()
}

/** Another player logged in. Queries that are shown must be reset: merely removed, they would stay loading. */
function forgetOther(): void {
  profile.set(undefined)
  todayCount.set(0)
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
