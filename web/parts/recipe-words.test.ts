import { expect, test } from 'vitest'
import { recipeIdInWords } from './recipe-words.ts'

test.each([
  ['FP#1xMUS 1xVEG 12xGRN=>10xRAT', '1×MUS + 1×VEG + 12×GRN → 10×RAT'],
  ['EXT#FEO', 'FEO'],
  ['RIG#=>', ''],
])('%s reads %s', (recipeId, words) => expect(recipeIdInWords(recipeId)).toBe(words))
