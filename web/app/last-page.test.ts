// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials } from '../browser/credentials.ts'
import { forgetLastPage, LAST_PAGE_KEY, LEFT_BELOW_KEY } from '../browser/last-page.ts'
import { followLastPage, keepPage, LARGEST_PAGE, type LastPage, QUIET_MS } from './last-page.ts'

const PAGE = `<main id="main"><h1>Empire</h1><p class="profit" style="width: 40%">12.50</p>
  <span class="visually-hidden">read aloud</span>
  <input type="checkbox"><input type="text" value="all"></main>`
const root = () => document.getElementById('root')!
const kept = () => JSON.parse(localStorage.getItem(LAST_PAGE_KEY) ?? 'null') as LastPage | null

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/basics-1.css">'
  document.body.innerHTML = `<div id="root">${PAGE}</div>`
  history.replaceState(null, '', '/empire?tab=flow')
  credentials.set({
    access_token: 'a',
    refresh_token: 'r',
    user: { user_id: 7, username: 'ada', hasFio: false },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('keeping', () => {
  test('what is shown, with what scripts have set', () => {
    const [box, text] = root().querySelectorAll('input')
    box!.checked = true
    text!.value = 'water'
    keepPage()
    expect(kept()).toMatchObject({
      user: 7,
      address: '/empire?tab=flow',
      width: innerWidth,
      look: '/assets/basics-1.css',
    })
    const page = document.createElement('div')
    page.innerHTML = kept()!.html
    expect(page.querySelector('.profit')?.outerHTML).toBe(
      '<p class="profit" data-style="width: 40%">12.50</p>',
    )
    expect(page.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true)
    expect(page.querySelector<HTMLInputElement>('[type=text]')?.value).toBe('water')
    expect(page.textContent).not.toContain('read aloud')
    expect(root().innerHTML).toBe(PAGE)
  })

  test('only what the first screen shows', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: this.matches('.profit') ? innerHeight : 0 } as DOMRect
    })
    keepPage()
    expect(kept()?.html).toContain('Empire')
    expect(kept()?.html).not.toContain('12.50')
  })

  test('the rules that can apply to it', () => {
    const style = document.createElement('style')
    style.textContent = `.profit { color: green } .loss { color: red } .profit:hover { color: blue }
      p { margin: 0 } .profit:not(.loss) { left: 3px } :root { --ink: white } @media (width > 1px) { .profit { top: 1px } .loss { top: 2px } }`
    document.head.append(style)
    keepPage()
    const { css } = kept()!
    expect(css).toContain('color: green')
    expect(css).toContain('margin: 0')
    expect(css).toContain('left: 3px')
    expect(css).toMatch(/@media[^{]*\{[^}]*top: 1px/)
    for (const left of ['red', 'blue', '--ink', 'top: 2px']) expect(css).not.toContain(left)
  })

  test.each([
    ['loading', () => root().append(skeleton())],
    ['calculated', () => root().firstElementChild!.setAttribute('aria-busy', 'true')],
    ['below a dialog', () => document.body.insertAdjacentHTML('beforeend', '<p role="dialog">')],
    ['an error', () => root().insertAdjacentHTML('beforeend', '<p role="alert">Lost</p>')],
    ['another page', () => history.replaceState(null, '', '/empires')],
    ['that of nobody', () => credentials.set(undefined)],
  ])('nothing that is %s', (_what, change) => {
    change()
    keepPage()
    expect(kept()).toBeNull()
  })

  test('nothing whose rules the browser cannot write down', () => {
    const rules = { cssRules: [Object.create(CSSStyleRule.prototype, LOSING)] }
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([rules] as never)
    keepPage()
    expect(kept()).toBeNull()
  })

  test('nothing that is too large, nor what was there before it', () => {
    keepPage()
    expect(kept()).not.toBeNull()
    root().querySelector('.profit')!.textContent = 'x'.repeat(LARGEST_PAGE)
    keepPage()
    expect(kept()).toBeNull()
  })

  test('nothing where storage is full, without an error', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepPage).not.toThrow()
  })

  test('nothing after it was forgotten', () => {
    keepPage()
    forgetLastPage()
    expect(kept()).toBeNull()
  })
})

/** As Chromium writes `background: var(--sign); background-size: 9px`. */
const LOSING = {
  selectorText: { value: '.profit' },
  cssText: { value: '.profit { background-image: ; color: red; }' },
}

function skeleton(): HTMLElement {
  const block = document.createElement('span')
  block.dataset.loading = ''
  return block
}

const attach = Element.prototype.attachShadow

/** What the script before the first paint shows, through the shadow that nothing else can look into. */
function draw({ type = 'navigate', look = '/assets/basics-1.css' } = {}): ShadowRoot | undefined {
  const script = document.createElement('script')
  script.dataset.look = look
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  let shadow: ShadowRoot | undefined
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, how) {
    expect(how.mode).toBe('closed')
    shadow = attach.call(this, how)
    return shadow
  })
  new Function(readFileSync('web/draw-last-page.js', 'utf8'))()
  return shadow
}
const host = () => document.getElementById('last-page')

describe('drawing', () => {
  beforeEach(keepPage)
  afterEach(() => dispatchEvent(new Event('lastpageover')))

  test('shows it apart from the page, to eyes alone', () => {
    const page = draw()?.getElementById('root')
    expect(page?.textContent).toContain('12.50')
    expect(page?.querySelector<HTMLElement>('.profit')?.style.width).toBe('40%')
    expect(host()).toMatchObject({ inert: true })
    expect(host()?.getAttribute('aria-hidden')).toBe('true')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  test.each([
    ['another address', () => history.replaceState(null, '', '/empire')],
    ['another part of it', () => history.replaceState(null, '', '/empire?tab=flow#main')],
    ['another width', () => vi.stubGlobal('innerWidth', innerWidth + 1)],
    ['nobody', () => credentials.set(undefined)],
    ['other preferences', () => localStorage.setItem('perigee.preferences', '{}')],
    ['storage that holds something else', () => localStorage.setItem(LAST_PAGE_KEY, '{"a":')],
  ])('shows nothing to %s', (_whom, change) => {
    change()
    expect(draw()).toBeUndefined()
    expect(host()).toBeNull()
  })

  test('shows nothing to another player', () => {
    const user = { user_id: 8, username: 'bob', hasFio: false }
    credentials.set({ access_token: 'b', refresh_token: 's', user })
    expect(draw()).toBeUndefined()
  })

  test('shows nothing that was drawn with other styles', () => {
    expect(draw({ look: '/assets/basics-2.css' })).toBeUndefined()
  })

  test('shows nothing when the page is loaded again where it was left, further down', () => {
    sessionStorage.setItem(LEFT_BELOW_KEY, 'yes')
    expect(draw({ type: 'reload' })).toBeUndefined()
    expect(draw({ type: 'navigate' })).toBeDefined()
  })

  test.each(['keydown', 'pointerdown', 'wheel'])('ends with the first %s', (move) => {
    draw()
    expect(host()).not.toBeNull()
    dispatchEvent(new Event(move))
    expect(host()).toBeNull()
    expect(document.documentElement.dataset.lastPage).toBeUndefined()
  })

  test('ends after a while also where no script of the app runs', () => {
    vi.useFakeTimers()
    draw()
    vi.advanceTimersByTime(3000)
    expect(host()).toBeNull()
  })
})

describe('following', () => {
  const listeners = new Map<string, (event: object) => void>()
  const router = {
    subscribe: (event: string, listener: (event: object) => void) => {
      listeners.set(event, listener)
      return () => listeners.delete(event)
    },
  }
  let end: () => void
  /** Changes of the page are told in a microtask. */
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  beforeEach(() => {
    keepPage()
    vi.useFakeTimers()
    root().append(skeleton())
    draw()
    end = followLastPage(router as never)
  })
  afterEach(() => end())

  test('the live page takes over once it is drawn and still', async () => {
    await pass(QUIET_MS * 2)
    expect(host()).not.toBeNull()
    root().querySelector('[data-loading]')!.remove()
    await pass(QUIET_MS - 1)
    expect(host()).not.toBeNull()
    await pass(1)
    expect(host()).toBeNull()
  })

  test('another page is shown at once', () => {
    listeners.get('onBeforeNavigate')!({ fromLocation: {}, hrefChanged: true })
    expect(host()).toBeNull()
  })

  test('what is changed for this visit alone is not kept', async () => {
    root().querySelector('[data-loading]')!.remove()
    await pass(QUIET_MS * 2)
    root().querySelector('h1')!.textContent = 'Newer'
    dispatchEvent(new Event('pagehide'))
    expect(kept()?.html).toContain('Newer')
    root().querySelector('main')!.click()
    root().querySelector('h1')!.textContent = 'Sorted'
    dispatchEvent(new Event('pagehide'))
    expect(kept()?.html).not.toContain('Sorted')
  })
})
