import { createClient } from '@libsql/client'

// Another program that takes the database for itself until its input ends: node hold-lock.ts FILE
const client = createClient({ url: `file:${process.argv[2]}`, concurrency: 1 })
const transaction = await client.transaction('write')
await transaction.execute('create table held (n integer)')
console.log('held')
process.stdin.resume().once('end', async () => {
  await transaction.rollback()
  client.close()
})
