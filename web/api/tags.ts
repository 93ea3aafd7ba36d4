/** The `ETag` of each answer, so that asking again costs a 304 while it is unchanged. */
const tags = new WeakMap<object, string>()

const isObject = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null

export const tagOf = (answer: unknown): string | undefined =>
  isObject(answer) ? tags.get(answer) : undefined

export function setTag(answer: unknown, tag: string | undefined): void {
  if (isObject(answer) && tag !== undefined) tags.set(answer, tag)
}
