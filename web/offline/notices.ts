/** What the server sends; anything else is shown as a plain hint, since browsers require a notification for every push. */
interface Notice {
  readonly title: string
  readonly body: string
  /** The page of this site that the notification opens. */
  readonly path: string
}

const PLAIN: Notice = { title: 'Perigee', body: 'One of your rules is met', path: '/alerts' }

export function readNotice(text: string | undefined): Notice {
  try {
    const { title, body, path } = JSON.parse(text ?? '') as Partial<Notice>
    return {
      title: typeof title === 'string' ? title : PLAIN.title,
      body: typeof body === 'string' ? body : PLAIN.body,
      path: isOwnPath(path) ? path : PLAIN.path,
    }
  } catch {
    return PLAIN
  }
}

/** `//elsewhere.example` is another site. */
const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path)

interface Window {
  readonly url: string
  focus(): Promise<unknown>
}
export interface PageWindows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>
  openWindow(url: string): Promise<unknown>
}

/** Focuses a window that shows the page, or opens a new one: other windows stay as they are. */
export async function openPage(windows: PageWindows, path: string, origin: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find(({ url }) => new URL(url).pathname === path && url.startsWith(origin))
  await (shown ? shown.focus() : windows.openWindow(origin + path))
}
