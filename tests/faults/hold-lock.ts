import { createClient } from '@libsql/client'

// Another program that takes the database for itself for a while: node hold-lock.ts FILE MILLISECONDS
const [file, milliseconds] = process.argv.slice(2)
const client = createClient({ url: `file:${file}`, concurrency: 1 })
const transaction = await client.transaction('write')
await transaction.execute('create table held (n integer)')
console.log('held')
setTimeout(async () => {
  await transaction.rollback()
  client.close()
}, Number(milliseconds))
