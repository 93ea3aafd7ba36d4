/** Stored data before anything is known of it. */
export type Fields = Readonly<Record<string, unknown>>

/** Brings data of one version to the next. It is given whatever was stored, and leaves alone what it does not understand. */
export type Step = (data: Fields) => Fields

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The version that data says it has; before versions were written, all data was of the first. */
export function versionOf(data: Fields): number {
  const { version } = data
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : 1
}

/** Data in the newest form that is known: `steps[0]` leads from version 1 to 2. Newer data stays as it is. */
export function broughtUp(data: Fields, steps: readonly Step[]): Fields {
  return steps.slice(versionOf(data) - 1).reduce((before, step) => step(before), data)
}
