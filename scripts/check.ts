import { runTool } from './run-tool.ts'

/** Everything that reads the sources without running them. */
const CHECKS: readonly { name: string; tool: string; args: readonly string[] }[] = [
  { name: 'types: engine', tool: 'tsc', args: ['-p', 'engine/tsconfig.json'] },
  { name: 'types: web and workers', tool: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  { name: 'types: edge, tests, scripts', tool: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types: Worker host', tool: 'tsc', args: ['-p', 'edge/tsconfig.worker.json'] },
  {
    name: 'format, lint, arrows between rooms',
    tool: 'biome',
    args: ['ci', '--error-on-warnings', '--colors=off', '.'],
  },
  {
    name: 'names: one meaning each, every worker method called',
    tool: 'node',
    args: ['scripts/names.ts'],
  },
  { name: 'unused code and packages', tool: 'knip', args: [] },
  {
    name: 'shipped code imports every runtime package',
    tool: 'knip',
    args: ['--production', '--dependencies', '--config', 'knip.production.json'],
  },
  {
    name: 'lockfile agrees with package.json',
    tool: 'npm',
    args: ['ci', '--ignore-scripts', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'],
  },
]

export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const { name, tool, args } of CHECKS) {
    const { code, output, seconds } = await runTool(tool, args)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
    if (code === 0) continue
    failed += 1
    console.log(output.trimEnd())
  }
  return { passed: CHECKS.length - failed, failed }
}

if (import.meta.main) {
  const { failed } = await runChecks()
  process.exitCode = failed === 0 ? 0 : 1
}
