const files = import.meta.glob<string>('../../../help/*.md', { query: '?raw', import: 'default' })

export async function loadHelp(name: string): Promise<string> {
  const load = files[`../../../help/${name}.md`]
  if (!load) throw new Error(`No help text ${name}`)
  return load()
}

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A picture drawn by `npm run pictures`; undefined if there is none of that name. */
export const helpPicture = (name: string, theme: 'dark' | 'light'): string | undefined =>
  pictures[`./pictures/${name}-${theme}.webp`]
