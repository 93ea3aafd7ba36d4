// Loaded into a server process before the server: names each step that changes something on the disk in a line on stderr, and
// kills the process before the step with the number KILL_BEFORE.
import { writeSync } from 'node:fs'
import fs from 'node:fs/promises'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { basename, resolve } from 'node:path'

const killBefore = Number(process.env.KILL_BEFORE)
let count = 0

function stage(name) {
  writeSync(2, `stage: ${name}\n`)
  if (count++ === killBefore) process.kill(process.pid, 'SIGKILL')
}

function before(owner, method, nameOf) {
  const original = owner[method]
  owner[method] = function (...args) {
    const name = nameOf(...args)
    if (name) stage(name)
    return original.apply(this, args)
  }
}

/** Names that differ between two runs are left out. */
function plain(file) {
  if (String(file) === resolve(process.env.PERIGEE_DATA_DIR)) return 'data folder'
  return basename(String(file)).replace(/^perigee-.*/, 'lock folder')
}
const names = new WeakMap()
const open = fs.open
fs.open = async (file, ...args) => {
  if (args[0] !== 'r') stage(`open ${plain(file)}`)
  const handle = await open(file, ...args)
  names.set(handle, plain(file))
  for (const method of ['writeFile', 'sync'])
    before(handle, method, () => `${method === 'sync' ? 'sync' : 'write'} ${names.get(handle)}`)
  return handle
}
before(fs, 'mkdir', (folder) => `make ${plain(folder)}`)
before(fs, 'rename', (from, to) => `move ${plain(from)} to ${plain(to)}`)
syncBuiltinESMExports()

const Database = createRequire(process.argv[1])('libsql')
const WRITES = /^\s*(begin|commit|create|alter|insert|update|delete|pragma journal_mode)/i
const wordOf = (sql) => WRITES.exec(sql)?.[1]?.toLowerCase()
for (const method of ['prepare', 'exec'])
  before(Database.prototype, method, (sql) => wordOf(sql) && `database: ${wordOf(sql)}`)
