const files = import.meta.glob<string>('../../help/*.md', { query: '?raw', import: 'default' })

/** A help text of our own by its name, `profile` for web/help/profile.md. */
export async function loadHelp(name: string): Promise<string> {
  const load = files[`../../help/${name}.md`]
  if (!load) throw new Error(`No help text ${name}`)
  return load()
}
