import { sampleAnswers } from './upstream-sample.ts'

/** The ways in which a service lets its callers down. */
export type Failure =
  | 'timeout'
  | 'dead'
  | 500
  | 401
  | 'truncated'
  | 'not JSON'
  | 'wrong schema'
  | 'empty list'
  | 'no content'

export interface FakeUpstream {
  /** Answers by path, to be changed by a test. */
  answers: Record<string, unknown>
  /** Failures by path; `*` fails everything else as well. */
  failures: Record<string, Failure>
  /** Every request so far, as `path`. */
  requests: string[]
  /** The headers of the last request. */
  lastHeaders: Headers
  /** How many requests were under way at once, at most. */
  busiest: number
  fetch: typeof fetch
}

/** FIO as tests know it: our own small galaxy, and every failure that we can think of. */
export function fakeUpstream(answers = sampleAnswers()): FakeUpstream {
  let underWay = 0
  const fake: FakeUpstream = {
    answers,
    failures: {},
    requests: [],
    lastHeaders: new Headers(),
    busiest: 0,
    async fetch(input, init) {
      const path = decodeURIComponent(new URL(String(input)).pathname)
      fake.requests.push(path)
      fake.lastHeaders = new Headers(init?.headers)
      fake.busiest = Math.max(fake.busiest, ++underWay)
      try {
        await new Promise((resolve) => setTimeout(resolve, 1))
        const failure = fake.failures[path] ?? fake.failures['*']
        if (failure !== undefined) return fail(failure, fake.answers[path])
        if (!(path in fake.answers)) return new Response(null, { status: 404 })
        const answer = fake.answers[path]
        return typeof answer === 'string' ? new Response(answer) : Response.json(answer)
      } finally {
        underWay--
      }
    },
  }
  return fake
}

function fail(failure: Failure, answer: unknown): Response {
  switch (failure) {
    case 'timeout':
      // As an aborted fetch says it.
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    case 'dead':
      throw new TypeError('fetch failed')
    case 'truncated':
      return new Response(JSON.stringify(answer).slice(0, -5))
    case 'not JSON':
      return new Response('<html>We are moving house</html>')
    case 'wrong schema':
      return Response.json(Array.isArray(answer) ? [{ surprise: true }] : { surprise: true })
    case 'empty list':
      return Response.json([])
    case 'no content':
      return new Response(null, { status: 204 })
    default:
      return new Response('An error happened', { status: failure })
  }
}
