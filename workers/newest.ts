/**
 * One question at a time, and the newest wins: while one is being answered, only the latest of those that follow waits.
 * Whoever was overtaken gets an AbortError, never an answer that is no longer asked for.
 */
export function newestWins<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question
    resolve: (answer: Answer) => void
    reject: (problem: unknown) => void
  }
  let sequence = 0
  let running = false
  let waiting: Waiting | undefined

  async function begin({ question, resolve, reject }: Waiting): Promise<void> {
    running = true
    const mine = sequence
    try {
      const result = await answer(question)
      if (mine === sequence) resolve(result)
      else reject(overtaken())
    } catch (problem) {
      reject(problem)
    }
    running = false
    const next = waiting
    waiting = undefined
    if (next) void begin(next)
  }

  return (question) =>
    new Promise((resolve, reject) => {
      sequence++
      waiting?.reject(overtaken())
      waiting = undefined
      const job = { question, resolve, reject }
      if (running) waiting = job
      else void begin(job)
    })
}

const overtaken = () => new DOMException('A newer question was asked', 'AbortError')
