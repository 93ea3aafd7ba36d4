import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './run-tool.ts'

/** A script of web/ for the page's HTML, without its comments, which every visit would load. */
export const inlineScript = (name: string): string =>
  readFileSync(join(root, 'web', name), 'utf8').replace(/^ *(\/\/.*|\/\*\*.*\*\/)\n/gm, '')

export function writeBeforePaint(): Plugin {
  return {
    name: 'write-before-paint',
    transformIndexHtml: (html) =>
      html.replace(
        '<script data-before-paint></script>',
        () => `<script>${inlineScript('before-paint.js')}</script>`,
      ),
  }
}
