import { expect, test } from 'vitest'
import { madeInWords, recipeIdInWords } from './recipe-words.ts'

test.each([
  ['FP#1xMUS 1xVEG 12xGRN=>10xRAT', '1×MUS + 1×VEG + 12×GRN → 10×RAT'],
  ['EXT#FEO', 'FEO'],
  ['RIG#=>', ''],
])('%s reads %s', (recipeId, words) => expect(recipeIdInWords(recipeId)).toBe(words))

test.each([
  ['FRM#1xH2O=>12xNUT', '12×NUT'],
  ['X#1xA=>2xBC 3xDE', '2×BC + 3×DE'],
  ['RIG#H2O', 'H2O'],
  ['RIG#=>', 'RIG#=>'],
  ['odd', 'odd'],
])('%s makes %s', (recipeId, words) => expect(madeInWords(recipeId)).toBe(words))
