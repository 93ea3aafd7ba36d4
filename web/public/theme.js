// Sets the theme before the first paint, so that nobody sees the other one flash by.
// A file of its own, because the page's security policy allows no inline script.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('perigee.theme')
  } catch {
    // Storage can be forbidden; the system's preference decides then.
  }
  const light = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme =
    choice === 'dark' || choice === 'light' ? choice : light ? 'light' : 'dark'
})()
