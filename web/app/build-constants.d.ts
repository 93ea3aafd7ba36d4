/** The version in package.json, written in by the build. */
declare const __APP_VERSION__: string
/** Of which commit, and when; no commit outside a repository. */
declare const __APP_BUILD__: { readonly commit: string | null; readonly date: string }
