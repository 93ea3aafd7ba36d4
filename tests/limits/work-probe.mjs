// Loaded into a server process before the server: counts the work of each turn of the event loop in characters of text, by
// what JavaScript is given to handle in one piece. What is counted takes no time, so every machine counts the same.
import { createRequire } from 'node:module'

let turn = 0
let most = 0
let stored = 0
let parsed = 0
let isOpen = false

function endTurn() {
  most = Math.max(most, turn)
  turn = 0
  isOpen = false
}

function count(characters) {
  turn += characters
  if (!isOpen) setImmediate(endTurn)
  isOpen = true
}

function after(owner, method, charactersOf) {
  const original = owner[method]
  owner[method] = function (...args) {
    const result = original.apply(this, args)
    count(charactersOf(args, result))
    return result
  }
}

after(JSON, 'parse', ([text]) => {
  const { length } = String(text)
  parsed += length
  return length
})
after(JSON, 'stringify', (_, text) => text?.length ?? 0)
after(TextDecoder.prototype, 'decode', (_, text) => text.length)
after(TextEncoder.prototype, 'encode', (_, bytes) => bytes.length)
after(Buffer.prototype, 'toString', (_, text) => text.length)

const sizeOf = (value) => value?.length ?? value?.byteLength ?? 8
const { prototype } = createRequire(process.argv[1])('libsql')
const { prepare } = prototype
prototype.prepare = function (...args) {
  const statement = prepare.apply(this, args)
  after(statement, 'all', (_, rows) => {
    let size = 0
    for (const row of rows) for (const value of Object.values(row)) size += sizeOf(value)
    stored += size
    return size
  })
  return statement
}

process.on('message', () => {
  endTurn()
  process.send({ turn: most, stored, parsed })
  most = stored = parsed = 0
})
