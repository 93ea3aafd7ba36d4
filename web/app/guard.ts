import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { getSession, hasOwnFio } from '../session/session.ts'

/** Where those land who are logged in and asked for nothing else. Who has bases in the game is told what they need. */
const landing = async () => ((await hasOwnFio()) ? '/today' : '/empire')

/**
 * A page of this app, never another site: a link must not be able to send people away after their login. Browsers leave tabs and
 * line breaks out of an address, so that `/<tab>/site` would become `//site`: no control character is let in.
 */
const PageInside = v.pipe(v.string(), v.regex(/^\/(?![/\\])\P{Cc}*$/u), v.maxLength(500))

/** `login` shows the login panel; `to` is the page to go to once logged in. */
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
