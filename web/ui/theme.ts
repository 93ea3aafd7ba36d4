import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** before-paint.js reads the same key before the first paint. */
export const THEME_KEY = 'perigee.theme'

const systemIsLight = () => matchMedia('(prefers-color-scheme: light)').matches
const listeners = new Set<() => void>()

function readChoice(): ThemeChoice {
  try {
    const saved = localStorage.getItem(THEME_KEY)
    return saved === 'light' || saved === 'dark' ? saved : 'system'
  } catch {
    return 'system'
  }
}

/** The choice of this page, which holds even if storage is forbidden. */
let choice: ThemeChoice | undefined

export function themeChoice(): ThemeChoice {
  choice ??= readChoice()
  return choice
}

export function shownTheme(): 'light' | 'dark' {
  const chosen = themeChoice()
  if (chosen !== 'system') return chosen
  return systemIsLight() ? 'light' : 'dark'
}

function show() {
  document.documentElement.dataset.theme = shownTheme()
  for (const listener of listeners) listener()
}

export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, next)
  } catch {
    // Private windows may forbid storage: the choice then lasts until the reload.
  }
  show()
}

export function watchTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: light)')
  const otherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return
    choice = undefined
    show()
  }
  show()
  system.addEventListener('change', show)
  window.addEventListener('storage', otherTab)
  return () => {
    system.removeEventListener('change', show)
    window.removeEventListener('storage', otherTab)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page rendered by the build has no choice yet. */
const unchosen = (): ThemeChoice => 'system'
export const useThemeChoice = () => useSyncExternalStore(subscribe, themeChoice, unchosen)
/** For what paints outside CSS, such as a canvas. */
export const useShownTheme = () => useSyncExternalStore(subscribe, shownTheme)
