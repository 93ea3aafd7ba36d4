// Loaded into a server process before the server: tells the longest stretch of processor time that the event loop spent
// between two of its turns. Time that other processes take from this one does not count.
let longest = 0
let last = total()

function total() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

setInterval(() => {
  const now = total()
  longest = Math.max(longest, now - last)
  last = now
}, 1)

process.on('message', () => {
  const now = total()
  process.send({ longest: Math.max(longest, now - last) })
  longest = 0
  last = now
})
