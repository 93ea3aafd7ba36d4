import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

export interface Expression {
  /** The file, and the expression as it is written there. */
  name: string
  file: string
  pattern: RegExp
}

/** The regular expressions that the sources of these rooms write, and the lines that build one from text. */
export function collectExpressions(rooms: readonly string[]) {
  const written: Expression[] = []
  const built: string[] = []
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.ts`)).toSorted()
  for (const file of files) {
    if (/\.test\.ts$|\/testing\//.test(file)) continue
    const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
    if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
    const isRegExp = (callee: object) => 'name' in callee && callee.name === 'RegExp'
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        const name = `${file} /${pattern}/${flags}`
        written.push({ name, file, pattern: new RegExp(pattern, flags) })
      },
      NewExpression: ({ callee }) => void (isRegExp(callee) && built.push(file)),
      CallExpression: ({ callee }) => void (isRegExp(callee) && built.push(file)),
    }).visit(program)
  }
  return { written, built }
}
