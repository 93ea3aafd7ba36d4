import { expect, test } from 'vitest'
import { appPage, withHome } from './prerender.ts'

const PLAIN = `<html><head>
    <script data-home="/assets/routes-1.js /assets/routes-2.css" data-shell="">run()</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/frame-1.js">
    <link rel="stylesheet" crossorigin href="/assets/basics-1.css">
  </head><body><div id="root"></div></body></html>`
const ASSETS = ['inter-latin-wght-normal-1.woff2', 'jetbrains-mono-latin-wght-normal-1.woff2']

test('the homepage comes with its styles, and leaves the start of the app to the script that waits', () => {
  const page = withHome(PLAIN, '<h1>$& and $1</h1>', ASSETS)
  expect(page).toContain('<div id="root"><h1>$& and $1</h1></div>')
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/routes-2.css">')
  expect(page).toContain('data-entry="/assets/index-1.js"')
  expect(page).toContain('data-start="/assets/frame-1.js" data-home="/assets/routes-1.js"')
  for (const font of ASSETS)
    expect(page).toContain(`as="font" type="font/woff2" crossorigin href="/assets/${font}"`)
  expect(page).toContain('data-prerendered')
  expect(page).not.toContain('type="module"')
  expect(page).not.toContain('modulepreload')
})

test('every other page draws what was last drawn with its stylesheet, before the script that starts the app', () => {
  const page = appPage(PLAIN, 'draw("$&")', ASSETS)
  const draw = page.indexOf('<script data-look="/assets/basics-1.css">draw("$&")</script>')
  const start = page.indexOf(
    '<script data-entry="/assets/index-1.js" data-start="/assets/frame-1.js"',
  )
  expect(draw).toBeGreaterThan(0)
  expect(start).toBeGreaterThan(draw)
  // Nothing is painted there that the app would wait for.
  expect(page).not.toContain('data-prerendered')
  expect(page).not.toContain('type="module"')
})

test.each([
  '<p style="color:red">',
  '<script>1</script>',
  '<b onclick="f()">',
  '<style>p{}</style>',
])('what the security policy would refuse is not built: %s', (markup) => {
  expect(() => withHome(PLAIN, markup, ASSETS)).toThrow('inline')
})
