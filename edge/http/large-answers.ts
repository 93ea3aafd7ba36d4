/** A shorter response fits into the buffers of a connection and is gone at once, however slowly it is read. */
const LARGE_LENGTH = 64 * 1024

const large = new WeakSet<Response>()

/** Marks a response that takes memory while its caller reads it. Of text, only a long one does. */
export function markLarge(answer: Response, length = LARGE_LENGTH): Response {
  if (length >= LARGE_LENGTH) large.add(answer)
  return answer
}

export function isLargeAnswer(answer: Response): boolean {
  return large.has(answer)
}
