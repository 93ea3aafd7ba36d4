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
  return { mail: httpMail(SERVICE, send, log), requests, errors }
}

test('hands over both forms with the token', async () => {
  const { mail, requests, errors } = serviceThatAnswers(200)
  await mail.send(MAIL)
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
  await mail.send(MAIL)
  expect(requests.length).toBe(2)
  expect(errors).toEqual([])
})

test('a refusal is final, and the log names neither address nor link', async () => {
  const { mail, requests, errors } = serviceThatAnswers(422)
  await mail.send(MAIL)
  expect(requests.length).toBe(1)
  expect(errors).toEqual([{ subject: MAIL.subject, problem: 'HTTP 422' }])
})
