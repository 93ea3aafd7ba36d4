import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { assetHeadersFile } from '../../edge/http/page-headers.ts'

/** A stand-in for the built web app, so that host tests need no build. */
export async function writeWebFixture(folder: string): Promise<void> {
  const page = (content: string) => `<!doctype html>
<html lang="en"><head><title>Perigee</title><meta name="description" content="A planner" /></head>
<body><div id="root">${content}</div><script type="module" src="/assets/app-1a2b.js"></script></body></html>
`
  const script = `console.log(${JSON.stringify('Perigee '.repeat(400))})\n`
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), page('<h1>Homepage</h1>'))
  await writeFile(join(folder, 'app.html'), page(''))
  await writeFile(join(folder, 'version.json'), '{"version":"0.0.0+test"}')
  await writeFile(join(folder, '_headers'), assetHeadersFile())
  await writeFile(join(folder, 'assets/app-1a2b.js'), script)
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
}
