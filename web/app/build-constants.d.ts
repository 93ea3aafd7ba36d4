/** The version in package.json, inserted by the build. */
declare const __APP_VERSION__: string
/** Commit and date of the build; no commit outside a repository. */
declare const __APP_BUILD__: { readonly commit: string | null; readonly date: string }
