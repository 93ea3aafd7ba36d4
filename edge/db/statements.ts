/**
 * Splits an SQL file into statements. It knows quotes, comments and the bodies of triggers, whose inner semicolons end nothing.
 */
export function statementsOf(sql: string): string[] {
  const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|;|\b\w+\b/g
  const statements: string[] = []
  let from = 0
  let words: string[] = []
  for (const { 0: text, index } of sql.matchAll(token)) {
    if (/^\w/.test(text)) words.push(text.toLowerCase())
    if (text !== ';') continue
    if (isOpenTrigger(words)) continue
    if (words.length > 0) statements.push(sql.slice(from, index).trim())
    from = index + 1
    words = []
  }
  if (words.length > 0) statements.push(sql.slice(from).trim())
  return statements
}

function isOpenTrigger(words: readonly string[]): boolean {
  if (words[0] !== 'create' || !words.slice(1, 3).includes('trigger')) return false
  const opened = words.filter((word) => word === 'begin' || word === 'case').length
  return opened === 0 || words.filter((word) => word === 'end').length < opened
}
