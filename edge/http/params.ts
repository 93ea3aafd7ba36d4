/** The values in a path. A uuid written with capitals names the same thing, and the database knows small letters only. */
export function pathParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /uuid$/i.test(name) ? value.toLowerCase() : value,
    ]),
  )
}
