/** Stored data, not validated yet. */
export type StoredFields = Readonly<Record<string, unknown>>

/**
 * Converts data of one version to the next. It may get any stored data, and leaves alone what it does not understand.
 */
export type VersionStep = (data: StoredFields) => StoredFields

export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Data without a version is of version 1. */
export function versionOf(data: StoredFields): number {
  const { version } = data
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : 1
}

/** `steps[0]` leads from version 1 to 2. Data of a newer version stays as it is. */
export function broughtUp(data: StoredFields, steps: readonly VersionStep[]): StoredFields {
  return steps.slice(versionOf(data) - 1).reduce((before, step) => step(before), data)
}
