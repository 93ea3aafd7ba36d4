// Shows /empire as it was last drawn (web/app/last-page.ts keeps it) before any of the app runs. The build writes this into
// app.html, before before-paint.js; the page's security policy allows it by its hash (edge/http/page-headers.ts).
;(() => {
  /** By then the live page is shown, ready or not. */
  const LONGEST_MS = 3000
  const OWN_MOVES = ['keydown', 'pointerdown', 'wheel']
  if (document.hidden || !/^\/empire(\/|$)/.test(location.pathname)) return

  let kept
  try {
    kept = JSON.parse(localStorage.getItem('perigee.lastPage'))
    const { user_id } = JSON.parse(localStorage.getItem('perigee.session')).user
    const isSame =
      kept.user === user_id &&
      kept.look === document.currentScript.dataset.look &&
      kept.address === location.href.slice(location.origin.length) &&
      kept.width === innerWidth &&
      kept.preferences === localStorage.getItem('perigee.preferences')
    if (!isSame) return
    // A page that is loaded again goes back to where it was left, and this one cannot be scrolled.
    const [{ type }] = performance.getEntriesByType('navigation')
    if (type !== 'navigate' && sessionStorage.getItem('perigee.leftBelow')) return
  } catch {
    // Nothing is kept, nobody is logged in, or storage is forbidden.
    return
  }

  // In a shadow, so that neither the app nor a reader or a search in the page finds anything twice.
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'closed' })
  host.id = 'last-page'
  host.inert = true
  host.setAttribute('aria-hidden', 'true')
  const page = document.createElement('div')
  page.id = 'root'
  page.innerHTML = kept.html
  // Styles written as attributes are refused by the policy; set by a script they are not.
  for (const styled of page.querySelectorAll('[data-style]'))
    styled.style.cssText = styled.getAttribute('data-style')

  const look = new CSSStyleSheet()
  look.replaceSync(kept.css)
  shadow.adoptedStyleSheets = [look]
  shadow.append(page)
  const html = document.documentElement
  html.dataset.lastPage = ''
  // A scrollbar that comes with the live page would move everything.
  html.style.minHeight = `${kept.height}px`
  html.append(host)

  const tell = (name) => dispatchEvent(new Event(name))
  requestAnimationFrame(() => setTimeout(tell, 0, 'lastpagedrawn'))
  const over = () => tell('lastpageover')
  const timer = setTimeout(over, LONGEST_MS)
  const capture = { capture: true, passive: true }
  for (const move of OWN_MOVES) addEventListener(move, over, capture)
  addEventListener(
    'lastpageover',
    () => {
      host.remove()
      delete html.dataset.lastPage
      html.style.minHeight = ''
      clearTimeout(timer)
      for (const move of OWN_MOVES) removeEventListener(move, over, capture)
    },
    { once: true },
  )
})()
