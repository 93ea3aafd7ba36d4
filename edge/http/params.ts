/** The values in a path. A uuid in capitals is lowered, because the database knows lower case only. */
export function pathParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /uuid$/i.test(name) ? value.toLowerCase() : value,
    ]),
  )
}
