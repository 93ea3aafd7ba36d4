import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { getSession } from '../session/session.ts'

/** Where everybody lands who is logged in and asked for nothing else. */
const LANDING = '/empire'

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

export function leaveHomeWhenLoggedIn({ search }: { search: { to?: string | undefined } }): void {
  if (getSession().state === 'in') throw redirect({ href: search.to ?? LANDING })
}
