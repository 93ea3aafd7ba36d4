import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

const binaries = path.join(root, 'node_modules', '.bin')

export interface Outcome {
  code: number
  output: string
  seconds: number
}

/** Runs one of the project's command-line tools under the project's Node. `show` passes its output through. */
export function runTool(
  tool: string,
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
      },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }),
    )
  })
}
