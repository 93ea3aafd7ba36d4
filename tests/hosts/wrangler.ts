import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const PROJECT = join(import.meta.dirname, '../..')

/** Nothing here asks the network: neither where in the world we are, nor to be counted. */
export const WRANGLER_ENV = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/** wrangler.toml as it is, only that its paths lead out of the temporary folder it stands in. */
export async function writeWorkerConfig(
  folder: string,
  { main = 'edge/worker.ts', web = join(folder, 'web') } = {},
): Promise<string> {
  const config = await readFile(join(PROJECT, 'wrangler.toml'), 'utf8')
  const path = join(folder, 'wrangler.toml')
  await writeFile(
    path,
    config
      .replace('"edge/worker.ts"', JSON.stringify(join(PROJECT, main)))
      .replace('"./dist/web"', JSON.stringify(web)),
  )
  return path
}
