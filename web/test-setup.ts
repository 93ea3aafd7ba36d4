import 'fake-indexeddb/auto'
import { afterEach } from 'vitest'

// As the build defines it.
Object.assign(globalThis, {
  __APP_BUILD__: { commit: 'tested', date: '2026-01-01T00:00:00.000Z' },
  __RESULT_FORM__: 'tested',
})

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
  // Files share their modules: each test leaves an empty page and an empty store.
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })
}
