import { describe, expect, test } from 'vitest'
import { membersAfter, methodsWithoutCaller, sharedNames, shortFiles } from './names.ts'

describe('names that more than one file exports', () => {
  test('are found with their files, whatever they are', () => {
    const sources = [
      { file: 'engine/a.ts', text: 'export interface Band {\n}\nexport const once = 1' },
      { file: 'web/b.tsx', text: 'export function Band() {}\nconst once = 2' },
      { file: 'edge/c.ts', text: 'export async function twice() {}\nexport type Once = 1' },
      { file: 'edge/d.ts', text: 'export const twice = 1' },
    ]
    expect(sharedNames(sources)).toEqual([
      'Band: exported by engine/a.ts and web/b.tsx',
      'twice: exported by edge/c.ts and edge/d.ts',
    ])
  })

  test('one file may export a schema and its type under one name', () => {
    const text = 'export const Plan = 1\nexport type Plan = 1'
    expect(sharedNames([{ file: 'engine/a.ts', text }])).toEqual([])
  })

  test('every route exports its Route', () => {
    const text = 'export const Route = 1'
    expect(
      sharedNames([
        { file: 'web/routes/a.tsx', text },
        { file: 'web/routes/b.tsx', text },
      ]),
    ).toEqual([])
  })
})

describe('short files', () => {
  const long = `import { a } from './a.ts'\n${'x\n'.repeat(30)}`
  const importers: Readonly<Record<string, string>> = {
    'web/b.ts': "import { a } from './a.ts'\n",
    'web/b.test.ts': "import { a } from './a.ts'\n",
    'web/lazy.ts': "const a = () => import('./a.ts')\n",
    'web/other/b.ts': "import { a } from '../a.ts'\n",
  }
  const found = (text: string, ...names: string[]) =>
    shortFiles([
      { file: 'web/a.ts', text },
      ...names.map((file) => ({ file, text: importers[file]! })),
    ])

  test('belong to the one file of their folder that imports them', () => {
    expect(found('export const a = 1\n', 'web/b.ts')).toEqual(['web/a.ts: belongs to web/b.ts'])
  })

  test.each([
    ['is long', long, ['web/b.ts']],
    ['has styles', "import styles from './a.module.css'\n", ['web/b.ts']],
    ['has two importers', '', ['web/b.ts', 'web/other/b.ts']],
    ['has a test', '', ['web/b.ts', 'web/b.test.ts']],
    ['is loaded on its own', '', ['web/lazy.ts']],
    ['serves another folder', '', ['web/other/b.ts']],
  ])('but not one that %s', (_, text, names) => expect(found(text, ...names)).toEqual([]))
})

describe('methods of a worker', () => {
  const worker =
    'export const calls = {\n  whole,\n\n  async chart(a) {\n    inner(a)\n  },\n  lone: () => 1,\n}\nother = {\n  not: 1,\n}'

  test('are the members of its object', () => {
    expect(membersAfter('export const calls = {', worker)).toEqual(['whole', 'chart', 'lone'])
  })

  test('without a caller are named', () => {
    const callers = [
      { file: 'a.ts', text: "const { use } = call('whole', planet)\ncall(\n  'chart',\n)" },
      { file: 'b.ts', text: 'pool.run((api) => api.other(1))' },
      {
        file: 'c.ts',
        text: "advisor.ask(version, 'all', 'step', step)\nsearchCall(\n  'search',\n)",
      },
    ]
    const methods = ['whole', 'chart', 'lone', 'other', 'step', 'search']
    expect(methodsWithoutCaller('w.ts', methods, callers)).toEqual(['w.ts: nothing calls lone'])
  })
})
