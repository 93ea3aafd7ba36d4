import { Agent, request } from 'node:http'

/** Connections for one kind of call. If all are busy, requests wait in line, and the wait counts as their time. */
const MAX_CONNECTIONS = 50

export interface Shot {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** The connections of the caller; by default the load opens its own. */
  agent?: Agent
}

/**
 * Sends requests at a steady rate whether or not earlier ones are answered, as many people do. Each is timed from the
 * moment it was due, so that a stalling server cannot hide its delay by slowing the requests down.
 */
export async function steadyLoad(
  url: string,
  shots: readonly Shot[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ milliseconds: number[]; outcomes: Map<number | string, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const milliseconds: number[] = []
  const outcomes = new Map<number | string, number>()
  const start = performance.now()
  const sent: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = start + (n * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const answered = send(agent, url, shots[n % shots.length]!).then((outcome) => {
      milliseconds.push(performance.now() - due)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    })
    sent.push(answered)
  }
  await Promise.all(sent)
  agent.destroy()
  return { milliseconds, outcomes }
}

function send(
  agent: Agent,
  url: string,
  { path, body, ...options }: Shot,
): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(url + path, { agent, ...options }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', (error) => resolve(error.message))
    asked.end(body)
  })
}
