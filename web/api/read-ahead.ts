import { readAnswersAhead } from './answers.ts'

const ECONOMY = [
  ['empires', 'all'],
  ['cx', 'all'],
  ['plans', 'all'],
] as const

/** Pages that begin with everything of the player's, by the first part of their address. */
const BEGIN_WITH: Readonly<Record<string, readonly (readonly string[])[]>> = {
  empire: ECONOMY,
  manage: ECONOMY,
}

/** Opening the database and reading from it takes as long as loading the screen's code, so both begin together. */
export function readAhead(pathname = location.pathname): void {
  const [, page = ''] = pathname.split('/')
  readAnswersAhead(BEGIN_WITH[page] ?? [])
}
