// Asks for the code of the page that will be shown while the frame is still being read: the frame itself would
// only ask after it has run. The build writes the names of the files into this script's tag.
;(() => {
  const { home = '', shell = '' } = document.currentScript.dataset
  let isPlayer = false
  try {
    isPlayer = localStorage.getItem('perigee.session') !== null
  } catch {
    // Storage can be forbidden; then nobody is logged in yet.
  }
  const wanted = isPlayer ? shell : location.pathname === '/' ? home : ''
  for (const href of wanted.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', href })
    else Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
})()
