import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { codeIn, firstCells, readDoc } from './markdown.ts'

const EXCHANGE_HEADER = 'TICKER.EXCHANGECODE,TICKER,EXCHANGECODE,ASK,BID,AVG,SUPPLY,DEMAND,TRADED'

let host: TestHost
let folder: string
beforeAll(async () => {
  host = await startNodeHost()
  folder = await mkdtemp(join(tmpdir(), 'perigee-docs-'))
})
afterAll(async () => {
  await host?.close()
  await rm(folder, { recursive: true, force: true })
})

const has = (command: string) => spawnSync(command, ['--version']).status === 0

// The server lives in this process, so nothing here may block it.
async function run(person: { username: string; password: string }, ...command: string[]) {
  const [program = '', ...args] = command
  const env = {
    ...process.env,
    PERIGEE_URL: host.url,
    PERIGEE_USER: person.username,
    PERIGEE_PASSWORD: person.password,
  }
  return (await promisify(execFile)(program, args, { cwd: folder, env })).stdout
}

async function planNames(person: { call(method: string, path: string): Promise<Response> }) {
  const plans = (await (await person.call('GET', '/baseplanner/')).json()) as { name: string }[]
  return plans.map(({ name }) => name)
}

describe('docs/api.md, run as it stands', () => {
  test.skipIf(!has('curl'))('curl (skipped where there is none)', async () => {
    const person = await newWriter(host.url, 'curl')
    await person.savePlan('Listed')
    const file = join(folder, 'example.sh')
    await writeFile(file, codeIn(await readDoc('api.md'), 'sh'))
    const said = await run(person, 'bash', '-euo', 'pipefail', file)
    expect(said).toContain('"name":"Listed"')
    expect(said.trimEnd().endsWith(EXCHANGE_HEADER)).toBe(true)
    expect(await planNames(person)).toEqual(['Listed', 'Water, saved by curl'])
  })

  for (const [name, tag, program, ending] of [
    ['TypeScript', 'ts', process.execPath, 'mts'],
    ['Python', 'python', 'python3', 'py'],
  ] as const)
    test.skipIf(!has(program))(`${name} (skipped where there is none)`, async () => {
      const person = await newWriter(host.url, name)
      const uuid = await person.savePlan('Rations')
      const file = join(folder, `example.${ending}`)
      await writeFile(file, codeIn(await readDoc('api.md'), tag))
      const said = await run(person, program, file)
      expect(said.trimEnd().split(/\r?\n/)).toEqual([`${uuid} UV-351a Rations`, EXCHANGE_HEADER])
      expect(await planNames(person)).toEqual([`Rations, saved by ${name}`])
    })

  test('a client whose access token has expired refreshes and goes on', async () => {
    const person = await newWriter(host.url, 'patient')
    await person.savePlan('Rations')
    const code = codeIn(await readDoc('api.md'), 'ts')
    const file = join(folder, 'expired.mts')
    const firstCall = 'const plans = '
    expect(code.split(firstCall)).toHaveLength(2)
    await writeFile(file, code.replace(firstCall, `tokens.access_token = 'old'\n${firstCall}`))
    expect(await run(person, process.execPath, file)).toContain('Rations')
    expect(await planNames(person)).toEqual(['Rations, saved by TypeScript'])
  })
})

describe('docs/csv.md', () => {
  test('names each address and its columns as the server has them', async () => {
    const page = await readDoc('csv.md')
    const person = await newWriter(host.url, 'sheets')
    await person.call('POST', '/user/api-key', { keyname: 'sheet' })
    const keys = (await (await person.call('GET', '/user/api-key')).json()) as { key: string }[]
    const empire = { name: 'All', faction: 'NONE', permits_used: 1, permits_total: 2 }
    const made = await person.call('PUT', '/empire/', { ...empire, use_fio_storage: false })
    const { uuid } = (await made.json()) as { uuid: string }

    const addresses = firstCells(page, 'no test runs those programs.')
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      const path = address.replace('EMPIRE-UUID', uuid)
      const sheet = await host.fetch(`${path}?api_key=${keys[0]!.key}`)
      const header = (await sheet.text()).split('\r\n')[0]!
      const table = /csv\/(?:user\/)?(\w+)/.exec(address)![1]
      expect(firstCells(page, `**${table}**`)).toEqual(header.split(','))
    }
    for (const [, path] of page.matchAll(/(api\/v1\/csv\/[\w/]*\w)/g))
      expect(addresses.some((address) => address.startsWith(`/${path}`))).toBe(true)
  })
})
