import { describe, expect, test } from 'vitest'
import { findEntries, firstMarked, type PaletteEntry, splitVerb } from './palette-entries.ts'

const entry = (kind: PaletteEntry['kind'], label: string, note?: string): PaletteEntry => ({
  id: `${kind} ${label}`,
  kind,
  label,
  goal: { href: '/' },
  ...(note && { note }),
})
const labels = (found: PaletteEntry[]) => found.map((one) => one.label)

const ALL = [
  entry('Planet', 'Montem', 'OT-580b'),
  entry('Plan', 'Iron on Montem', 'OT-580b'),
  entry('Plan', 'Montem farms', 'OT-580b'),
  entry('Page', 'Recipe ROI'),
  entry('Page', 'Resource ROI'),
  entry('Empire', 'Main'),
]

describe('the palette', () => {
  test('finds by label and by note, without case', () => {
    expect(labels(findEntries(ALL, 'ot-580B'))).toEqual([
      'Iron on Montem',
      'Montem farms',
      'Montem',
    ])
    expect(labels(findEntries(ALL, 'MAIN'))).toEqual(['Main'])
    expect(findEntries(ALL, 'nowhere')).toEqual([])
  })

  test('a label that begins with the words stands before one that holds them', () => {
    expect(labels(findEntries(ALL, 'montem'))).toEqual(['Montem farms', 'Iron on Montem', 'Montem'])
  })

  test('kinds keep their order: pages, plans, empires, planets', () => {
    expect(findEntries(ALL, 'm').map((one) => one.kind)).toEqual([
      'Plan',
      'Plan',
      'Empire',
      'Planet',
    ])
  })

  test('the mark stands on what begins with the words, before what only holds them', () => {
    const all = [...ALL, entry('Page', 'Market Exploration'), entry('Material', 'RAT', 'Rations')]
    const marked = (query: string) => firstMarked(findEntries(all, query), query)?.label
    expect(marked('rat')).toBe('RAT')
    expect(marked('ratio')).toBe('RAT')
    expect(marked('montem')).toBe('Montem farms')
    expect(marked('farms')).toBe('Montem farms')
    expect(marked('')).toBe('Market Exploration')
    expect(marked('nowhere')).toBeUndefined()
  })

  test('a long list of plans is cut, the pages never are', () => {
    const many = Array.from({ length: 40 }, (_, n) => entry('Plan', `Plan ${n}`))
    const pages = Array.from({ length: 15 }, (_, n) => entry('Page', `Page ${n}`))
    const found = findEntries([...many, ...pages], '')
    expect(found.filter((one) => one.kind === 'Page')).toHaveLength(15)
    expect(found.filter((one) => one.kind === 'Plan')).toHaveLength(8)
  })

  test('a query may say what to do with what it names', () => {
    expect(splitVerb('new plan on Katoa')).toEqual({ verb: 'new plan on', name: 'Katoa' })
    expect(splitVerb('Compare ')).toEqual({ verb: 'compare', name: '' })
    expect(splitVerb('compare')).toEqual({ name: 'compare' })
    expect(splitVerb('compared steel')).toEqual({ name: 'compared steel' })
  })
})
