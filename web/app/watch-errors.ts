import { preferences } from '../session/preferences.ts'

/** Errors outside of what is drawn: in an event, or after a wait. `route` says on which kind of page. */
export function watchErrors(route: () => string): void {
  const tell = async (error: unknown) => {
    if (preferences.get().reportErrors !== 'yes') return
    const { tellOfError } = await import('../session/error-reports.ts')
    tellOfError(error, route())
  }
  window.addEventListener('error', ({ error }) => void tell(error).catch(() => {}))
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason).catch(() => {}))
}
