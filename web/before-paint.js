// Runs before the first paint, so that the wrong theme or homepage never flashes by. The build inlines it, because the page would wait for
// a file of its own. The page's security policy allows it by its hash, without comments (edge/http/page-headers.ts).
;(() => {
  // Nothing that Perigee makes is as long: it goes before anything decodes it (web/features/plan/link/pack.ts).
  if (location.hash.length > 20000)
    history.replaceState(null, '', `${location.pathname}${location.search}#too-long`)

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

  // The built page is a visitor's homepage. Whoever must log in, or is logged in, sees something else: until the app starts, the frame of a
  // player or of a visitor.
  if (isPlayer) page.player = ''
  if (isPlayer || /[?&]login=/.test(location.search)) page.homepage = 'hidden'
})()
