// Runs before the first paint, so that nobody sees the other theme, or a homepage that is not for them, flash by. The build
// writes it into the page, because the page would wait for a file of its own. The page's security policy allows it by
// its hash, without comments (edge/http/page-headers.ts).
;(() => {
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
  // The frame that stands there until the app starts is that of a player or a visitor.
  if (isPlayer) page.player = ''
  if (isPlayer || /[?&]login=/.test(location.search)) page.homepage = 'hidden'
})()
