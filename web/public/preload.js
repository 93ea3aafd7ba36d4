// Asks for the code of the page that will be shown while the frame is still being read: the frame itself would
// only ask after it has run. The build writes the names of the files into this script's tag.
;(() => {
  /** By then the app runs, also in a browser that does not say when it paints. */
  const LONGEST_WAIT_MS = 2000
  const { home = '', shell = '', entry } = document.currentScript.dataset
  let isPlayer = false
  try {
    isPlayer = localStorage.getItem('perigee.session') !== null
  } catch {
    // Storage can be forbidden; then nobody is logged in yet.
  }
  const [, page] = location.pathname.split('/')
  const screen = document.currentScript.getAttribute(`data-screen-${page}`) ?? ''
  const wanted = isPlayer ? `${shell} ${screen}` : location.pathname === '/' ? home : ''
  for (const href of wanted.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    // In the mode in which the app will ask for it: one fetched in another mode would be fetched again.
    if (href.endsWith('.css'))
      Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '', href })
    else Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    // What can be read without any script is painted first.
    if (entry && !isPlayer) link.fetchPriority = 'low'
    document.head.append(link)
  }

  if (!entry) return
  const run = () => import(entry)
  // A hidden tab paints nothing, and a homepage that is not shown has nothing to paint.
  const { homepage } = document.documentElement.dataset
  if (isPlayer || homepage || document.hidden) return run()
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true })
  setTimeout(run, LONGEST_WAIT_MS)
})()
