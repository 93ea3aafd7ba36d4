import { describe, expect, test } from 'vitest'
import { changeOf, knownTags, tagsText, typedTags } from './label-draft.ts'

const STORED = { notes: 'Water first', tags: ['north', 'water'] }

describe('what is typed as tags', () => {
  test('is split at commas, without blanks and without a tag twice', () => {
    expect(typedTags(' North ,water,, north,büro 2 ')).toEqual(['North', 'water', 'büro 2'])
    expect(typedTags(tagsText(STORED.tags))).toEqual(STORED.tags)
  })
})

describe('a draft of notes and tags', () => {
  test('changes what it says otherwise, and nothing else', () => {
    expect(changeOf({ tags: 'north' }, STORED)).toEqual({ change: { tags: ['north'] } })
    expect(changeOf({ notes: '' }, STORED)).toEqual({ change: { notes: '' } })
    expect(changeOf({}, STORED)).toEqual({ change: undefined })
    expect(changeOf({ tags: 'water, north', notes: ' Water first ' }, STORED)).toEqual({
      change: undefined,
    })
  })

  test('says what is wrong with it', () => {
    const long = 'x'.repeat(31)
    expect(changeOf({ tags: `north, ${long}` }, STORED)).toEqual({
      problem: 'A tag has at most 30 characters',
    })
    expect(changeOf({ notes: 'x'.repeat(2001) }, STORED)).toEqual({
      problem: 'Notes have at most 2000 characters',
    })
    const many = Array.from({ length: 13 }, (_, place) => `t${place}`).join()
    expect(changeOf({ tags: many }, STORED)).toEqual({ problem: 'A plan has at most 12 tags' })
  })
})

test('the tags of all plans stand once, in the order of the alphabet', () => {
  expect(knownTags([{ tags: ['water', 'Alpha'] }, {}, { tags: ['alpha', 'north'] }])).toEqual([
    'Alpha',
    'north',
    'water',
  ])
})
