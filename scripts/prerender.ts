import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as viteBuild } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { inlineScript } from './inline-script.ts'
import { root } from './run.ts'

/**
 * Makes two pages of the one that Vite wrote: `app.html` starts the app on every address, and `index.html`, served at
 * the root alone, has the homepage in it, readable before any script runs.
 */
export async function prerenderHome(web: string): Promise<void> {
  const index = path.join(web, 'index.html')
  const plain = readFileSync(index, 'utf8')
  const assets = readdirSync(path.join(web, 'assets'))
  const app = appPage(plain, inlineScript('draw-last-page.js'), assets)
  writeFileSync(path.join(web, 'app.html'), app)
  writeFileSync(index, withHome(plain, await renderHome(web), assets))
}

const FONTS = [
  /^inter-latin-wght-normal-.*\.woff2$/,
  /^jetbrains-mono-latin-wght-normal-.*\.woff2$/,
]

/** Every page is set in both fonts, and one that gets a font late is laid out twice. */
const fontPreloads = (assets: readonly string[]): string[] =>
  FONTS.map((font) => {
    const file = assets.find((asset) => font.test(asset))
    if (!file) throw new Error(`No file of the build is called ${font}.`)
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`
  })

function inHead(page: string, links: readonly string[]): string {
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}

async function renderHome(web: string): Promise<string> {
  // Below the project, so that it finds the packages.
  const folder = mkdtempSync(path.join(web, '..', 'prerender-'))
  try {
    await viteBuild({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
      build: {
        ssr: path.join(root, 'web/prerender.tsx'),
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { entryFileNames: 'prerender.js' },
        },
      },
    })
    const entry = pathToFileURL(path.join(folder, 'prerender.js')).href
    const { renderHome } = (await import(entry)) as { renderHome: () => Promise<string> }
    return await renderHome()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The start of the app is left to before-paint.js: on both pages something can be painted first. */
function startedLater(plain: string): string {
  const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(plain)
  if (!entry) throw new Error('The built page names no entry.')
  const start = [...plain.matchAll(MODULE_PRELOAD)].map(([, file]) => file).join(' ')
  return plain
    .replace(entry[0], '')
    .replaceAll(MODULE_PRELOAD, '')
    .replace(' data-home="', () => ` data-entry="${entry[1]}" data-start="${start}" data-home="`)
}
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/**
 * With the script that shows what was last drawn, before the one that starts the app, and with the name of the stylesheet
 * without which that would look different.
 */
export function appPage(plain: string, drawLastPage: string, assets: readonly string[]): string {
  const look = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(plain)?.[1]
  if (!look) throw new Error('The built page names no stylesheet.')
  const page = startedLater(plain).replace(
    '<script data-',
    () => `<script data-look="${look}">${drawLastPage}</script>\n    <script data-`,
  )
  return inHead(page, fontPreloads(assets))
}

export function withHome(plain: string, home: string, assets: readonly string[]): string {
  const inline = /<script|<style|\s(?:style|on[a-z]+)=/i.exec(home)
  if (inline) throw new Error(`The page's policy refuses inline scripts and styles: ${inline[0]}`)
  const files = /data-home="([^"]+)"/.exec(plain)?.[1]?.split(' ')
  if (!files) throw new Error('The built page names no homepage.')
  const isStyle = (file: string) => file.endsWith('.css')
  const scripts = files.filter((file) => !isStyle(file)).join(' ')
  const styles = files
    .filter(isStyle)
    .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
  const page = startedLater(plain)
    .replace(/ data-home="[^"]+"/, () => ` data-home="${scripts}" data-prerendered`)
    .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
  return inHead(page, [...fontPreloads(assets), ...styles])
}
