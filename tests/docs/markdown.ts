import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../docs')

export async function readDoc(name: string): Promise<string> {
  return await readFile(join(DOCS, name), 'utf8')
}

/** All code of one language in a page, in the order in which it stands there. */
export function codeIn(page: string, language: string): string {
  const fences = page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)
  return [...fences]
    .filter(([, tag]) => tag === language)
    .map(([, , code]) => code)
    .join('\n')
}

/** The first cells, bare of their marks, of the table that follows these words. */
export function firstCells(page: string, words: string): string[] {
  const rows = page.slice(page.indexOf(words) + words.length).match(/(?:^\|.*\n)+/m)?.[0] ?? ''
  const cells = rows.split('\n').map((row) => row.split('|')[1]?.trim().replaceAll('`', '') ?? '')
  return cells.slice(2).filter(Boolean)
}
