import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { root } from './run-tool.ts'

/** The API restarts when its sources change; the web app reloads hot and passes calls on to it. */
const port = process.env.PERIGEE_API_PORT ?? '8788'
process.env.PERIGEE_API_PORT = port

const api = spawn(process.execPath, ['--watch-preserve-output', '--watch', 'edge/node.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
})
const web = await createServer({ configFile: 'vite.config.ts' })
await web.listen()
web.printUrls()

async function stop() {
  api.kill('SIGTERM')
  await web.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
