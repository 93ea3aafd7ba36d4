import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { helpPicture } from './help-files.ts'
import { Markdown } from './Markdown.tsx'

vi.stubGlobal('scrollTo', () => undefined) // the router scrolls up, jsdom cannot
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))

async function show(content: ReactNode): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <article>{content}</article> }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  return screen.findByRole('article')
}

test('headings stand below the page title, text keeps its emphasis', async () => {
  const article = await show(<Markdown source={'# Plan\n\nA **base** on *one* planet.'} />)
  expect(article.innerHTML).toBe(
    '<h2>Plan</h2><p>A <strong>base</strong> on <em>one</em> planet.</p>',
  )
})

test('the title can be left to the page', async () => {
  const article = await show(<Markdown source={'# Plan\n\nText\n\n## Setup'} hidesTitle />)
  expect(article.innerHTML).toBe('<p>Text</p><h2>Setup</h2>')
})

test('lists, tables, code', async () => {
  const source = '1. one\n2. two\n\n| Keys | Do |\n|---|---|\n| Esc | Close |\n\n`x` & "y"'
  const article = await show(<Markdown source={source} />)
  expect(article.querySelectorAll('ol > li')).toHaveLength(2)
  expect(screen.getByRole('columnheader', { name: 'Keys' })).toBeDefined()
  expect(screen.getByRole('cell', { name: 'Close' })).toBeDefined()
  expect(article.querySelector('p')?.textContent).toBe('x & "y"')
})

test('links stay inside the app, or lead away by https', async () => {
  await show(<Markdown source="[plans](/manage) [site](https://example.org) [run](javascript:1)" />)
  expect(screen.getByRole('link', { name: 'plans' }).getAttribute('href')).toBe('/manage')
  expect(screen.getByRole('link', { name: 'site' }).getAttribute('rel')).toBe('noreferrer')
  expect(screen.queryByRole('link', { name: 'run' })).toBeNull()
})

test('a picture has words, and is only words where there is none of its name', async () => {
  const article = await show(<Markdown source={'![A plan](plan)\n\n![Lost](nothing)'} />)
  expect(screen.getByRole('img', { name: 'A plan' }).getAttribute('loading')).toBe('lazy')
  expect(article.textContent).toBe('Lost')
})

test('every help text shows pictures that are there, in both themes', async () => {
  const help = import.meta.glob<string>('../../../help/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const names = Object.values(help).flatMap((text) =>
    [...text.matchAll(/!\[[^\]]+\]\(([^)]*)\)/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(0)
  for (const name of names)
    for (const theme of ['dark', 'light'] as const)
      expect(helpPicture(name, theme), name).toBeDefined()
})

test('HTML in a source is text', async () => {
  const article = await show(<Markdown source={'<img src=x onerror=alert(1)>'} />)
  expect(article.querySelector('img')).toBeNull()
  expect(article.textContent).toContain('<img')
})
