const files = import.meta.glob<string>('../../help/*.md', { query: '?raw', import: 'default' })

/** A help text of our own by its name, `profile` for web/help/profile.md. */
export async function loadHelp(name: string): Promise<string> {
  const load = files[`../../help/${name}.md`]
  if (!load) throw new Error(`No help text ${name}`)
  return load()
}

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a picture as `npm run pictures` drew it; undefined where there is none of that name. */
export const helpPicture = (name: string, theme: 'dark' | 'light'): string | undefined =>
  pictures[`./pictures/${name}-${theme}.webp`]
