import { plainText } from './plain-text.ts'

/**
 * What makes a spreadsheet run a cell as a formula, wherever the first visible character is; full-width forms too. Some
 * split at other separators than ours, so the same counts for what stands after those.
 */
const RUNS_AS_FORMULA = /(?:^|[,;])\s*[=+\-@|＝＋－＠]/
const FORMULA_INSIDE = /([,;]\s*)(?=[=+\-@|＝＋－＠])/g
/** Any character at which some spreadsheet splits. */
const SPLITS = /[",;]/

/**
 * Text as one CSV cell (RFC 4180), on one line. The apostrophe makes spreadsheets show what looks like a formula as
 * text.
 */
export function csvText(text: string): string {
  const line = plainText(text)
  const harmless = RUNS_AS_FORMULA.test(line) ? `'${line.replace(FORMULA_INSIDE, "$1'")}` : line
  return SPLITS.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
