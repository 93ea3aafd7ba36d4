import type { AnyRouter } from '@tanstack/react-router'
import { credentials } from '../browser/credentials.ts'
import { LAST_PAGE_KEY, LEFT_BELOW_KEY, showLivePage } from '../browser/last-page.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { MAIN_ID } from '../parts/SkipLink.tsx'

/** What is kept of a page for draw-last-page.js. */
export interface LastPage {
  user: number
  /** Path and search. */
  address: string
  width: number
  /** By which its scrollbar is as long as that of the live page. */
  height: number
  /** As stored when it was drawn: under others it looks different. */
  preferences: string | null
  /** The stylesheet of fonts, colours and measures, which the rest is drawn with. */
  look: string
  /** The rules of all stylesheets that it is drawn with. */
  css: string
  html: string
}

/** Characters of a stored page; one of 200 plans has less than half as many. */
export const LARGEST_PAGE = 300_000
/** What is drawn in idle moments follows each other more closely. */
export const QUIET_MS = 250
const LOADING = '[data-loading], [aria-busy="true"], [role="progressbar"]'
/** Over the page, or said by it about this moment. */
const PASSING = '[data-popup-open], [role="dialog"], [role="alert"], [role="status"]:not(:empty)'

const isKeptPath = () => /^\/empire(\/|$)/.test(location.pathname)
const rootOf = () => document.getElementById('root')

/** Everything that the page shows is there. */
export function isDrawn(root: HTMLElement): boolean {
  return root.querySelector('main :is(h1, button)') !== null && root.querySelector(LOADING) === null
}

/** Keeps /empire as it is drawn now for the next visit, unless something passing is shown. */
export function keepPage(): void {
  const root = rootOf()
  const user = credentials.get()?.user?.user_id
  if (!root || user === undefined || !isKeptPath() || location.hash || scrollY > 0) return
  if (!isDrawn(root) || document.body.querySelector(PASSING)) return
  const look = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href')
  const css = cssOf(root)
  if (!look || LOST.test(css)) return
  const page: LastPage = {
    user,
    address: location.pathname + location.search,
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    preferences: stored('perigee.preferences'),
    look,
    css,
    html: htmlOf(root),
  }
  const text = JSON.stringify(page)
  try {
    if (localStorage.getItem(LAST_PAGE_KEY) === text) return
    // The old one does not stay where the new one finds no room.
    localStorage.removeItem(LAST_PAGE_KEY)
    if (text.length <= LARGEST_PAGE) localStorage.setItem(LAST_PAGE_KEY, text)
  } catch {
    // Storage is full or forbidden: the next visit begins without it.
  }
}

/** A browser cannot write down a shorthand of variables that the same rule changes in part (`border: var(--edge); border-top: 0`). */
const LOST = /[{;]\s*[a-z][\w-]*:\s*;/

/** Those that can apply: of the classes that the page has, and none for the pointer or the focus. */
function cssOf(root: HTMLElement): string {
  const classes = new Set([...root.querySelectorAll('[class]')].flatMap((e) => [...e.classList]))
  const applies = (selector: string) =>
    !/:(hover|focus|active)|^(:root|html|body)\b/.test(selector) &&
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name ?? ''))
  const textOf = (rule: CSSRule): string => {
    if (rule instanceof CSSFontFaceRule) return ''
    if (rule instanceof CSSStyleRule) return selectorsOf(rule).some(applies) ? rule.cssText : ''
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText
    const inside = [...rule.cssRules].map(textOf).join('')
    return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
  }
  return [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(textOf)).join('')
}

/** Without what an element must not be. */
const selectorsOf = ({ selectorText }: CSSStyleRule) =>
  selectorText
    .replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
    .split(',')
    .map((each) => each.trim())

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The first screen of it, with what scripts set written as attributes. */
function htmlOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  const copies = [...copy.querySelectorAll<HTMLElement>('*')]
  const leftOut = new Set<HTMLElement>()
  for (const [place, drawn] of [...root.querySelectorAll('*')].entries()) {
    const copied = copies[place]
    if (!copied) continue
    if (drawn instanceof HTMLTableElement) holdColumns(drawn, copied as HTMLTableElement)
    if (drawn instanceof HTMLInputElement) writeValue(drawn, copied)
    // What is left out is not drawn twice; nobody can scroll to it, and nobody reads the rest aloud.
    const isUnseen = drawn.classList.contains('visually-hidden')
    if (isUnseen || drawn.getBoundingClientRect().top >= innerHeight) leftOut.add(copied)
  }
  for (const unseen of leftOut) unseen.remove()
  // The policy refuses a style that is written in the page.
  for (const styled of copy.querySelectorAll('[style]')) {
    styled.setAttribute('data-style', styled.getAttribute('style') ?? '')
    styled.removeAttribute('style')
  }
  return copy.innerHTML
}

/** A table without some of its rows would have other columns, and one of given columns is drawn in half the time. */
function holdColumns(drawn: HTMLTableElement, copied: HTMLTableElement): void {
  const [head] = drawn.rows
  const isPlain = head && [...head.cells].every(({ colSpan }) => colSpan === 1)
  if (!isPlain || head.closest('.visually-hidden')) return
  const widthOf = (element: Element) => `${element.getBoundingClientRect().width}px`
  copied.style.tableLayout = 'fixed'
  copied.style.width = widthOf(drawn)
  // Its own scrollbar stays as long.
  const below = drawn.getBoundingClientRect().bottom - innerHeight
  if (below > 0) copied.style.marginBottom = `${below}px`
  for (const [place, cell] of [...head.cells].entries()) {
    const held = copied.rows[0]?.cells[place]
    if (held) held.style.width = widthOf(cell)
  }
}

function writeValue(field: HTMLInputElement, copied: HTMLElement): void {
  if (field.type === 'password') return
  if (field.type === 'checkbox' || field.type === 'radio')
    copied.toggleAttribute('checked', field.checked)
  else copied.setAttribute('value', field.value)
}

/** Calls back when the page is drawn and nothing in it has changed for a moment; returns how to stop waiting. */
function whenDrawn(work: () => void): () => void {
  const root = rootOf()
  if (!root) return () => undefined
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    if (!isDrawn(root)) return
    stop()
    work()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(check, QUIET_MS)
  }
  const changes = new MutationObserver(wait)
  const stop = () => {
    changes.disconnect()
    clearTimeout(timer)
  }
  changes.observe(root, { childList: true, characterData: true, subtree: true, attributes: true })
  wait()
  return stop
}

/** Lets the live page take over from the kept one, and keeps it in turn. */
export function followLastPage(router: AnyRouter): () => void {
  let isTouched = false
  let stop = () => {}
  const keep = () => {
    // A sort or a search lasts as long as the page, and the next visit begins without it.
    if (!isTouched) keepPage()
  }
  const follow = () => {
    stop()
    if (!isKeptPath()) return
    let untaken = () => {}
    const unwait = whenDrawn(() => {
      showLivePage()
      untaken = whenIdle(keep)
    })
    stop = () => {
      unwait()
      untaken()
    }
  }
  const begin = () => {
    isTouched = false
    follow()
  }
  const onTouch = ({ target }: Event) => {
    // Beside it a notice is closed, or the navigation folded, for good.
    if (!(target instanceof Element) || target.closest(`#${MAIN_ID}`)) isTouched = true
    else follow()
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') keep()
  }
  const onLeave = () => {
    keep()
    rememberPlace()
  }
  const unsubscribe = [
    router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) showLivePage()
    }),
    router.subscribe('onRendered', begin),
  ]
  for (const touch of TOUCHES) document.addEventListener(touch, onTouch, true)
  document.addEventListener('visibilitychange', onHide)
  addEventListener('pagehide', onLeave)
  begin()
  return () => {
    stop()
    for (const end of unsubscribe) end()
    for (const touch of TOUCHES) document.removeEventListener(touch, onTouch, true)
    document.removeEventListener('visibilitychange', onHide)
    removeEventListener('pagehide', onLeave)
    showLivePage()
  }
}
const TOUCHES = ['click', 'keydown', 'input'] as const

/** A page that is loaded again is shown where it was left. */
function rememberPlace(): void {
  try {
    if (scrollY > 0) sessionStorage.setItem(LEFT_BELOW_KEY, 'yes')
    else sessionStorage.removeItem(LEFT_BELOW_KEY)
  } catch {
    // Where storage is forbidden no page is kept.
  }
}
