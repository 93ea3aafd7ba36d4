import { adoptVersion } from '../store/version-watch.ts'

export function reloadIntoNewVersion(): void {
  adoptVersion()
  location.reload()
}
