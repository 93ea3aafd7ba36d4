import { type ReadText, readImportText } from '../engine/portable/import/read-text.ts'
import { serve } from './serve.ts'

const api = {
  /** Reads, parses and checks a file of plans off the page's thread. */
  async read(source: Blob | string, onBytes: (read: number) => void): Promise<ReadText> {
    return readImportText(typeof source === 'string' ? source : await textOf(source, onBytes))
  },
}
export type ImportApi = typeof api
serve(api)

async function textOf(source: Blob, onBytes: (read: number) => void): Promise<string> {
  const decoder = new TextDecoder()
  const reader = source.stream().getReader()
  let text = ''
  for (let read = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    read += value.length
    onBytes(read)
  }
}
