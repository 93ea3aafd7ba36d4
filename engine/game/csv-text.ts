import { plainText } from './plain-text.ts'

/**
 * Characters that make a spreadsheet run a cell as a formula if they are its first visible character, full-width forms
 * too. Some spreadsheets split at other separators, so text after those is treated the same.
 */
const RUNS_AS_FORMULA = /(?:^|[,;])\s*[=+\-@|＝＋－＠]/
const FORMULA_INSIDE = /([,;]\s*)(?=[=+\-@|＝＋－＠])/g
/** All characters at which some spreadsheet splits. */
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
