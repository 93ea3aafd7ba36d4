/** Errors outside rendering: in an event, or after a wait. `route` names the kind of page. */
export function watchErrors(route: () => string): void {
  // Loaded with the first error: it knows whether the player agreed, which takes the preferences with all their checks.
  const tell = async (error: unknown) => {
    const { tellOfError } = await import('../session/error-reports.ts')
    tellOfError(error, route())
  }
  window.addEventListener('error', ({ error }) => void tell(error).catch(() => {}))
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason).catch(() => {}))
}
