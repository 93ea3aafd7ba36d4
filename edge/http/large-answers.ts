/** What fits the buffers of a connection is gone at once, however slowly it is read. */
const LARGE_LENGTH = 64 * 1024

const large = new WeakSet<Response>()

/** Marks an answer that takes memory for as long as its caller reads it; of text, only a long one. */
export function markLarge(answer: Response, length = LARGE_LENGTH): Response {
  if (length >= LARGE_LENGTH) large.add(answer)
  return answer
}

export function isLargeAnswer(answer: Response): boolean {
  return large.has(answer)
}
