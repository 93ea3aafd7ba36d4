import { adoptVersion } from '../session/version-watch.ts'

export function reloadIntoNewVersion(): void {
  adoptVersion()
  location.reload()
}
