import { openPage, type PageWindows, readNotice } from './notices.ts'
import { shellCache } from './shell-cache.ts'

// The page's types do not include service workers; this declares the part that is used.
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface MessageFromPage extends WorkEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
interface PushEvent extends WorkEvent {
  readonly data: { text(): string } | null
}
interface NotificationEvent extends WorkEvent {
  readonly notification: { readonly data: unknown; close(): void }
}
interface Scope {
  skipWaiting(): Promise<void>
  readonly clients: PageWindows & { claim(): Promise<void> }
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
}
const scope = self as unknown as Scope
const shell = shellCache(caches, fetch)

// This file rarely changes, so a new version takes over at once; which build is shown is decided separately.
scope.addEventListener('install', (event) =>
  event.waitUntil(shell.update().then(() => scope.skipWaiting())),
)
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

/** The page asks to store the newest build; the response is the name of the build that later pages will use. */
scope.addEventListener('message', (event) => {
  if (event.data !== 'update') return
  const answer = shell.update().then(
    (revision) => event.ports[0]?.postMessage({ revision }),
    (problem: unknown) => event.ports[0]?.postMessage({ problem: String(problem) }),
  )
  event.waitUntil(answer)
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // API calls are left to the page, which stores responses in IndexedDB and reports failed writes.
  const isOurs = origin === location.origin && request.method === 'GET'
  if (!isOurs || pathname.startsWith('/api/') || LIVE_FILES.has(pathname)) return
  // Addresses of the app have no dot in their last part: /robots.txt is a file.
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(pathname)
  const stored = isPage ? shell.page(pathname) : shell.file(request)
  event.respondWith(stored.then((response) => response ?? fetch(request)))
})

const LIVE_FILES = new Set(['/version.json', '/precache.json', '/sw.js'])

scope.addEventListener('push', (event) => {
  const { title, body, path } = readNotice(event.data?.text())
  const icons = { icon: '/icon-192.png', badge: '/favicon.png' }
  event.waitUntil(scope.registration.showNotification(title, { body, data: path, ...icons }))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(scope.clients, String(event.notification.data), location.origin))
})
