// @vitest-environment jsdom
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'

/** jsdom has no media queries. */
function systemPrefers(scheme: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(scheme),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
  systemPrefers('dark')
})

const load = () => import('./theme.ts')

describe('theme', () => {
  test.each(['light', 'dark'] as const)(
    'follows a %s system until something is chosen',
    async (scheme) => {
      systemPrefers(scheme)
      const { themeChoice, watchTheme } = await load()
      watchTheme()
      expect([themeChoice(), shown()]).toEqual(['system', scheme])
    },
  )

  test('a choice is shown at once and found again after a reload', async () => {
    const { chooseTheme } = await load()
    chooseTheme('light')
    expect(shown()).toBe('light')
    vi.resetModules()
    const { themeChoice } = await load()
    expect(themeChoice()).toBe('light')
  })

  test('going back to the system forgets the choice', async () => {
    const { chooseTheme, THEME_KEY } = await load()
    chooseTheme('light')
    chooseTheme('system')
    expect([shown(), localStorage.getItem(THEME_KEY)]).toEqual(['dark', null])
  })

  test('another tab brings this one along', async () => {
    const { THEME_KEY, watchTheme } = await load()
    watchTheme()
    localStorage.setItem(THEME_KEY, 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
    expect(shown()).toBe('light')
  })

  test('forbidden storage changes nothing but the memory', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const { chooseTheme, themeChoice } = await load()
    chooseTheme('light')
    expect([themeChoice(), shown()]).toEqual(['light', 'light'])
  })

  test.each([
    [null, 'light'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['mauve', 'light'],
  ])(
    'with %s saved, the script before the first paint shows what the app will',
    async (saved, theme) => {
      systemPrefers('light')
      const { THEME_KEY, shownTheme } = await load()
      if (saved) localStorage.setItem(THEME_KEY, saved)
      const beforePaint = new Function(readFileSync('web/before-paint.js', 'utf8'))
      const tag = vi.spyOn(document, 'currentScript', 'get')
      tag.mockReturnValue(document.createElement('script'))
      beforePaint()
      expect([shown(), shownTheme()]).toEqual([theme, theme])
    },
  )
})
