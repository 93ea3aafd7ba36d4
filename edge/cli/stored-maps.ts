import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, join } from 'node:path'

/** Translates stack frames of built files back to the sources, with the maps that builds leave in these folders. */
export function storedMaps(folders: readonly string[]) {
  const maps = new Map<string, Promise<SourceMap | null>>()

  async function load(file: string): Promise<SourceMap | null> {
    for (const folder of folders) {
      const text = await readFile(join(folder, `${basename(file)}.map`), 'utf8').catch(() => null)
      if (text) return new SourceMap(JSON.parse(text) as SourceMapPayload)
    }
    return null
  }

  /** Returns `function file:line:column` in the sources, or the frame unchanged if there is no map of its file. */
  return async (frame: string): Promise<string> => {
    const [, name = '', file = '', line, column] = /^(.*) ([^ ]+):(\d+):(\d+)$/.exec(frame) ?? []
    const map = await (maps.get(file) ?? maps.set(file, load(file)).get(file))
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return frame
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${name} ${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  }
}
