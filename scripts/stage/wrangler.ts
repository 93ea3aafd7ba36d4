import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const PROJECT = join(import.meta.dirname, '../..')

/** No network calls: neither for a location nor for telemetry. */
export const WRANGLER_ENV = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/** wrangler.toml with its paths made absolute, because the copy is in a temporary folder. */
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
