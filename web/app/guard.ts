import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { getSession } from '../session/session.ts'

/** Where a login leads if no page was asked for. Loaded late: visitors of the homepage need no preferences. */
async function landing(): Promise<string> {
  const { preferences } = await import('../session/preferences.ts')
  return preferences.get().startPage === 'today' ? '/today' : '/empire'
}

/**
 * A page of this app, never another site: a link must not send people away after their login. Browsers drop tabs and line breaks from an
 * address, so `/<tab>/site` would become `//site`: control characters are refused.
 */
const PageInside = v.pipe(v.string(), v.regex(/^\/(?![/\\])\P{Cc}*$/u), v.maxLength(500))

/** `login` shows the login panel; `to` is the page to open afterwards. */
export const HomeSearch = v.object({
  login: v.optional(v.fallback(v.boolean(), false)),
  to: v.optional(v.fallback(v.optional(PageInside), undefined)),
})

export function requireLogin({ location }: { location: { href: string } }): void {
  if (getSession().state === 'in') return
  throw redirect({ to: '/', search: { login: true, to: location.href } })
}

export async function leaveHomeWhenLoggedIn({
  search,
}: {
  search: { to?: string | undefined }
}): Promise<void> {
  if (getSession().state === 'in') throw redirect({ href: search.to ?? (await landing()) })
}
