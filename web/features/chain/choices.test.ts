import { expect, test } from 'vitest'
import { choicesAt, withRecipe, withTerminal } from './choices.ts'

const steel = { recipeOptions: ['SME#a', 'SME#b'] }

test('a chosen recipe replaces the one chosen before, and none leaves it to the chain', () => {
  expect(withRecipe(undefined, steel, 'SME#b')).toEqual(['SME#b'])
  expect(withRecipe(['FP#x', 'SME#b'], steel, 'SME#a')).toEqual(['FP#x', 'SME#a'])
  expect(withRecipe(['FP#x', 'SME#b'], steel, null)).toEqual(['FP#x'])
  expect(withRecipe(['SME#b'], steel, null)).toBeUndefined()
})

test('what is bought is listed once, in the order it was chosen', () => {
  expect(withTerminal('al, fe', 'SI', true)).toBe('AL,FE,SI')
  expect(withTerminal('AL,SI', 'AL', true)).toBe('SI,AL')
  expect(withTerminal('SI', 'SI', false)).toBeUndefined()
})

test('a node shows what the address says before the chain is calculated again', () => {
  const node = { ...steel, ticker: 'FE' }
  expect(choicesAt(node, {})).toEqual({ recipeId: null, isTerminal: false })
  const recipes = ['FP#x', 'SME#b']
  expect(choicesAt(node, { recipes })).toEqual({ recipeId: 'SME#b', isTerminal: false })
  expect(choicesAt(node, { recipes, terminals: 'al,fe' })).toEqual({
    recipeId: 'SME#b',
    isTerminal: true,
  })
})
