import { expect, test } from 'vitest'
import type { LogFields } from '../ports.ts'
import { httpMail } from './http.ts'
import { resetMail } from './templates.ts'

const SERVICE = { url: 'https://mail.test/send', token: 'token', from: 'Perigee <p@mail.test>' }
const MAIL = resetMail('ada@example.org', 'ada', 'https://perigee.test/password-reset/abc')

function serviceThatAnswers(...statuses: number[]) {
  const requests: Request[] = []
  const errors: (LogFields | undefined)[] = []
  const quiet = () => {}
  const send: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init))
    return new Response(null, { status: statuses[requests.length - 1] ?? 500 })
  }
  const log = {
    info: quiet,
    warn: quiet,
    error: (_: string, fields?: LogFields) => errors.push(fields),
  }
  return { mail: httpMail(SERVICE, { fetch: send, log }), requests, errors }
}

test('hands over both forms with the token', async () => {
  const { mail, requests, errors } = serviceThatAnswers(200)
  expect(await mail.send(MAIL)).toEqual({ is: 'sent' })
  expect(requests[0]!.headers.get('authorization')).toBe('Bearer token')
  const { subject, text, html } = MAIL
  expect(await requests[0]!.json()).toEqual({
    from: SERVICE.from,
    to: ['ada@example.org'],
    subject,
    text,
    html,
  })
  expect(errors).toEqual([])
})

test('tries again when the service stumbles', async () => {
  const { mail, requests, errors } = serviceThatAnswers(503, 202)
  expect(await mail.send(MAIL)).toEqual({ is: 'sent' })
  expect(requests.length).toBe(2)
  expect(errors).toEqual([])
})

test('a refusal is final, and the log names neither address nor link', async () => {
  const { mail, requests, errors } = serviceThatAnswers(422)
  expect(await mail.send(MAIL)).toEqual({ is: 'refused', problem: 'HTTP 422' })
  expect(requests.length).toBe(1)
  expect(errors).toEqual([{ subject: MAIL.subject, problem: 'HTTP 422' }])
})

test('a wrong token is not tried again at once, and the mail may be sent later', async () => {
  const { mail, requests } = serviceThatAnswers(401)
  expect(await mail.send(MAIL)).toEqual({ is: 'failed', problem: 'HTTP 401' })
  expect(requests.length).toBe(1)
})

test('a mail without a response may have been sent, whatever later tries were told', async () => {
  const responses = [() => Promise.reject(new TypeError('socket hang up')), unavailable]
  const fetch = () => (responses.shift() ?? unavailable)()
  const mail = httpMail(SERVICE, { fetch, log: { ...console, error() {} } })
  expect(await mail.send(MAIL)).toEqual({ is: 'unknown', problem: 'HTTP 503' })
})

const unavailable = async () => new Response(null, { status: 503 })

test('a host that stops tries no more', async () => {
  let calls = 0
  const fetch = () => {
    calls++
    return unavailable()
  }
  const log = { ...console, error() {} }
  const mail = httpMail(SERVICE, { fetch, log, stopping: AbortSignal.abort() })
  expect(await mail.send(MAIL)).toMatchObject({ is: 'failed' })
  expect(calls).toBe(1)
})
