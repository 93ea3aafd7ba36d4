import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { expect } from 'vitest'
import { Failure } from '../../edge/contract/answers.ts'
import type { AnswerOf } from '../../edge/contract/route.ts'
import { type OperationName, ROUTES, type Routes } from '../../edge/contract/routes.ts'

/** Sends a request to a running host; the path starts at the origin. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Sent as the body as it is, instead of `body` as JSON. */
  raw?: BodyInit
  headers?: Record<string, string>
}

/** Somebody who calls the API, and checks that every answer is as the contract has it. */
export function caller(send: Send, token?: string) {
  const request = (operation: OperationName, input: CallInput = {}) => {
    const { method } = ROUTES[operation]
    const body = input.raw ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
    const headers = new Headers(input.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (input.body !== undefined) headers.set('Content-Type', 'application/json')
    return send(addressOf(operation, input), {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
  }
  return {
    token,
    request,

    /** The value of an answer that must be a success. */
    async ok<O extends OperationName>(
      operation: O,
      input?: CallInput,
    ): Promise<AnswerOf<Routes[O]>> {
      const response = await request(operation, input)
      const text = await response.text()
      expect(response.status, `${operation}: ${text.slice(0, 500)}`).toBe(200)
      return checkedAnswer(operation, response, text) as AnswerOf<Routes[O]>
    },

    /** The words of an answer that must be this failure. */
    async fails(status: number, operation: OperationName, input?: CallInput): Promise<Failure> {
      const response = await request(operation, input)
      const text = await response.text()
      expect(response.status, `${operation}: ${text.slice(0, 500)}`).toBe(status)
      return checkedFailure(operation, response, text)
    },
  }
}
export type Caller = ReturnType<typeof caller>

export function addressOf(operation: OperationName, { params, query }: CallInput): string {
  const path = ROUTES[operation].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`${operation} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  return `/api/v1${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** Checks a success against its schema. What the schema does not know counts as wrong too: nothing may leak. */
export function checkedAnswer(operation: OperationName, response: Response, text: string): unknown {
  const { answer } = ROUTES[operation]
  if (typeof answer === 'string') {
    expect(response.headers.get('content-type')).toBe(`${answer}; charset=utf-8`)
    return text
  }
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const value: unknown = JSON.parse(text)
  const parsed = v.safeParse(answer as v.GenericSchema, value)
  expect(parsed.issues?.map((i) => `${operation}: ${v.getDotPath(i)}: ${i.message}`)).toBe(
    undefined,
  )
  // Whole lists are compared ten times faster so; the slow way tells what differs.
  if (!isDeepStrictEqual(parsed.output, value)) expect(parsed.output).toEqual(value)
  return value
}

/** Every failure has the same shape, and tells nothing of the machinery behind it. */
export function checkedFailure(
  operation: OperationName,
  response: Response,
  text: string,
): Failure {
  expect(text).not.toMatch(/sqlite|select |insert into|\bat .+\.ts:\d+|node_modules|<html/i)
  if (ROUTES[operation].access === 'apiKey' && response.status === 401) {
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    return { detail: text }
  }
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return v.parse(v.strictObject(Failure.entries), JSON.parse(text))
}
