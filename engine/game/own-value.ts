/** The value of an object's own field. A key from outside may be `constructor` or `__proto__`, which every object inherits. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
