/**
 * Sign-up asks for the name of a planet, which players can look up in the game and most scripts cannot.
 * A visitor has loaded no game data yet, so the ids to draw from are listed here: named planets that every
 * universe Perigee starts with has. The names are not here; the server knows them.
 */
export const QUESTION_PLANETS = [
  'CG-044c',
  'FK-037f',
  'IA-603b',
  'JS-299a',
  'JS-952c',
  'KW-020c',
  'KW-688c',
  'UV-072c',
  'UV-351a',
  'UV-351d',
  'UV-796b',
  'VH-331a',
  'VH-331b',
  'ZV-307e',
  'ZV-759d',
] as const
export type QuestionPlanet = (typeof QUESTION_PLANETS)[number]

/** Another planet than the last one. `chance` is in [0, 1). */
export function drawPlanet(chance: number, asked?: QuestionPlanet): QuestionPlanet {
  const candidates = QUESTION_PLANETS.filter((planet) => planet !== asked)
  return candidates[Math.floor(chance * candidates.length)] ?? QUESTION_PLANETS[0]
}
