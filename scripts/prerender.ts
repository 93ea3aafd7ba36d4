import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as viteBuild } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { root } from './run-tool.ts'

/**
 * Makes two pages of the one that Vite wrote: `app.html` starts the app on every address. `index.html`, served only at
 * the root, contains the homepage, so that it is readable before any script runs.
 */
export async function prerenderHome(web: string): Promise<void> {
  const index = path.join(web, 'index.html')
  const page = withFonts(readFileSync(index, 'utf8'), readdirSync(path.join(web, 'assets')))
  writeFileSync(path.join(web, 'app.html'), page)
  writeFileSync(index, withHome(page, await renderHome(web)))
}

const FONTS = [
  /^inter-latin-wght-normal-.*\.woff2$/,
  /^jetbrains-mono-latin-wght-normal-.*\.woff2$/,
]

/** Every page uses both fonts, and a page that gets a font late is laid out twice. */
export function withFonts(page: string, assets: readonly string[]): string {
  const links = FONTS.map((font) => {
    const file = assets.find((asset) => font.test(asset))
    if (!file) throw new Error(`No file of the build is called ${font}.`)
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`
  })
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

export function withHome(page: string, home: string): string {
  const inline = /<script|<style|\s(?:style|on[a-z]+)=/i.exec(home)
  if (inline) throw new Error(`The page's policy refuses inline scripts and styles: ${inline[0]}`)
  return page.replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
}
