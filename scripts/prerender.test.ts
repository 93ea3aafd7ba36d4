import { expect, test } from 'vitest'
import { withFonts, withHome } from './prerender.ts'

const PAGE = '<html><head></head><body><div id="root"></div></body></html>'
const FONTS = ['inter-latin-wght-normal-1.woff2', 'jetbrains-mono-latin-wght-normal-1.woff2']

test('the homepage stands in its page as it was rendered', () => {
  expect(withHome(PAGE, '<h1>$& and $1</h1>')).toContain('<div id="root"><h1>$& and $1</h1></div>')
})

test('both fonts are asked for with the page, and a build without one of them fails', () => {
  const page = withFonts(PAGE, FONTS)
  for (const font of FONTS)
    expect(page).toContain(`as="font" type="font/woff2" crossorigin href="/assets/${font}"`)
  expect(() => withFonts(PAGE, FONTS.slice(1))).toThrow('inter')
})

test.each([
  '<p style="color:red">',
  '<script>1</script>',
  '<b onclick="f()">',
  '<style>p{}</style>',
])('what the security policy would refuse is not built: %s', (markup) => {
  expect(() => withHome(PAGE, markup)).toThrow('inline')
})
