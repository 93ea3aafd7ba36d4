import { expect, test } from 'vitest'
import { newKey } from '../contract/api-key.ts'
import { newPerson } from '../contract/stage.ts'
import { startNodeHost } from './node-host.ts'

test('the Node host compresses sheets, for who takes gzip', async () => {
  const host = await startNodeHost()
  try {
    const { caller } = await newPerson(host, 'sheets')
    const path = `/api/v1/csv/material?api_key=${await newKey(caller)}`
    const ask = (encoding: string) => host.fetch(path, { headers: { 'Accept-Encoding': encoding } })
    const [packed, plain] = [await ask('gzip'), await ask('identity')]
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await packed.text()).toBe(await plain.text())
  } finally {
    await host.close()
  }
})
