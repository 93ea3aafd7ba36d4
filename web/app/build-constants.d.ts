/** The version in package.json, inserted by the build. */
declare const __APP_VERSION__: string
/** Commit and date of the build; no commit outside a repository. */
declare const __APP_BUILD__: { readonly commit: string | null; readonly date: string }
/** Another one if the questions or results of the advisor may have another form. */
declare const __RESULT_FORM__: string
