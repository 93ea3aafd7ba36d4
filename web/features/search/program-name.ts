import { inWords } from '../../../engine/game/words.ts'

/** `ADVERTISING_FOOD_INDUSTRIES` as players read it: Food Industries. */
export const programName = (program: string): string =>
  inWords(program.replace(/^(ADVERTISING|WORKFORCE)_/, ''))
