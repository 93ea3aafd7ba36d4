import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, join } from 'node:path'

/** Reads frames of built files back to the sources, by the maps that builds leave in these folders. */
export function storedMaps(folders: readonly string[]) {
  const maps = new Map<string, Promise<SourceMap | null>>()

  async function load(file: string): Promise<SourceMap | null> {
    for (const folder of folders) {
      const text = await readFile(join(folder, `${basename(file)}.map`), 'utf8').catch(() => null)
      if (text) return new SourceMap(JSON.parse(text) as SourceMapPayload)
    }
    return null
  }

  /** `function file:line:column` as it is in the sources; as it came where there is no map of the file. */
  return async (frame: string): Promise<string> => {
    const [, name = '', file = '', line, column] = /^(.*) ([^ ]+):(\d+):(\d+)$/.exec(frame) ?? []
    const map = await (maps.get(file) ?? maps.set(file, load(file)).get(file))
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return frame
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${name} ${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }
}
