/**
 * What makes a spreadsheet run a cell as a formula, wherever the first visible character is; full-width
 * forms too. Some split at semicolons and tabs as well, so the same counts for what stands after those.
 */
const RUNS_AS_FORMULA = /(?:^|[;\t])\s*[=+\-@|＝＋－＠]|^[\t\r\n]/
const FORMULA_INSIDE = /([;\t]\s*)(?=[=+\-@|＝＋－＠])/g
/** Any character at which some spreadsheet splits. */
const SPLITS = /[",;\t\r\n]/

/** Text as one CSV cell (RFC 4180). The apostrophe tells spreadsheets to show what looks like a formula as it is. */
export function csvText(text: string): string {
  const harmless = RUNS_AS_FORMULA.test(text) ? `'${text.replace(FORMULA_INSIDE, "$1'")}` : text
  return SPLITS.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
