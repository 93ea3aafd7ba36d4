// Runs before the first paint, so that nobody sees the other theme, or a homepage that is not for them, flash by, and
// the code of the page that will be shown is asked for at once: the frame itself would only ask after it has run.
// The build writes it into the page, because the page would wait for a file of its own, and the names of the files into
// its tag. The page's security policy allows it by its hash, without comments (edge/http/page-headers.ts).
;(() => {
  /** By then the app runs, also in a browser that does not say when it paints. */
  const LONGEST_WAIT_MS = 2000
  const page = document.documentElement.dataset
  let choice = null
  let isPlayer = false
  try {
    choice = localStorage.getItem('perigee.theme')
    isPlayer = localStorage.getItem('perigee.session') !== null
  } catch {
    // Storage can be forbidden; then the system's preference decides, and nobody is logged in yet.
  }
  const light = matchMedia('(prefers-color-scheme: light)').matches
  page.theme = choice === 'dark' || choice === 'light' ? choice : light ? 'light' : 'dark'

  // The page as built is a visitor's homepage. Whoever is sent to the login, or is logged in, sees something else.
  const isHome = location.pathname === '/'
  if (isPlayer || !isHome || /[?&]login=/.test(location.search)) page.homepage = 'hidden'

  const files = (kind) => document.currentScript.getAttribute(`data-${kind}`) ?? ''
  let entry = files('entry')
  const screen = files(`screen-${location.pathname.split('/')[1]}`)
  let wanted = `${files('start')} ${isPlayer ? `${files('shell')} ${screen}` : isHome ? files('home') : ''}`
  const run = () => {
    for (const href of wanted.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      // In the mode in which the app will ask for it: one fetched in another mode would be fetched again.
      const how = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
      document.head.append(Object.assign(link, how, { crossOrigin: '', href }))
    }
    wanted = ''
    // The app finds its place in the page once all of that is read.
    if (document.readyState !== 'loading') start()
    else addEventListener('DOMContentLoaded', start, { once: true })
  }
  const start = () => {
    if (!entry) return
    // An element, because the page counts as loaded no sooner than its scripts.
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: entry }))
    entry = ''
  }
  setTimeout(run, LONGEST_WAIT_MS)
  // The page as it was last drawn is painted before any of the app runs (draw-last-page.js).
  if ('lastPage' in page) {
    addEventListener('lastpagedrawn', run)
    addEventListener('lastpageover', run)
    return
  }
  // The prerendered homepage is painted before any of the app is asked for. A hidden tab paints nothing, and a
  // homepage that is not shown has nothing to paint.
  const hasHomepage = document.currentScript.hasAttribute('data-prerendered')
  if (!hasHomepage || page.homepage || document.hidden) return run()
  // The first paint may be of the empty page, while the rest is still being read.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) run()
  }).observe({ type: 'paint', buffered: true })
})()
