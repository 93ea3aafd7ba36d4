/** Characters that make a spreadsheet run a cell as a formula, wherever the first visible one is; full-width forms too. */
const RUNS_AS_FORMULA = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/

/** Text as one CSV cell (RFC 4180). The apostrophe tells spreadsheets to show what looks like a formula as it is. */
export function csvText(text: string): string {
  const harmless = RUNS_AS_FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
