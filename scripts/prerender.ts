import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build as viteBuild } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { root } from './run.ts'

/**
 * Makes two pages of the one that Vite wrote: `app.html` starts the app on every address, and `index.html`, served at
 * the root alone, has the homepage in it, readable before any script runs.
 */
export async function prerenderHome(web: string): Promise<void> {
  const index = path.join(web, 'index.html')
  const plain = readFileSync(index, 'utf8')
  writeFileSync(path.join(web, 'app.html'), plain)
  writeFileSync(
    index,
    withHome(plain, await renderHome(web), readdirSync(path.join(web, 'assets'))),
  )
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

export function withHome(plain: string, home: string, assets: readonly string[]): string {
  const inline = /<script|<style|\s(?:style|on[a-z]+)=/i.exec(home)
  if (inline) throw new Error(`The page's policy refuses inline scripts and styles: ${inline[0]}`)
  const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(plain)
  const files = /data-home="([^"]+)"/.exec(plain)?.[1]?.split(' ')
  const font = assets.find((file) => /^inter-latin-wght-normal-.*\.woff2$/.test(file))
  if (!entry || !files || !font) throw new Error('The built page names no entry, homepage or font.')
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`,
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ]
  return plain
    .replace(entry[0], '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(' data-home=', () => ` data-entry="${entry[1]}" data-home=`)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
}
