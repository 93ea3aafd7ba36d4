import { expect, test } from 'vitest'
import { openPage, readNotice } from './notices.ts'

const PLAIN = { title: 'Perigee', body: 'One of your rules is met', path: '/alerts' }

test('a notice is shown as it was sent', () => {
  const notice = { title: 'Perigee', body: 'RAT on AI1: Ask is 95.00 $', path: '/today' }
  expect(readNotice(JSON.stringify(notice))).toEqual(notice)
})

test.each([undefined, '', 'no json', 'null', '[]', '{"title":1,"body":{},"path":7}'])(
  'what is no notice (%s) is a plain hint',
  (text) => {
    expect(readNotice(text)).toEqual(PLAIN)
  },
)

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:1',
])('a press never leads to %s', (path) => {
  expect(readNotice(JSON.stringify({ ...PLAIN, path })).path).toBe('/alerts')
})

test('a press shows the window that has the page, else opens one and leaves others alone', async () => {
  const done: string[] = []
  const windows = (...urls: string[]) => ({
    matchAll: async () =>
      urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (url: string) => done.push(`open ${url}`),
  })
  const origin = 'https://perigee.test'
  await openPage(windows(`${origin}/plan/1`, `${origin}/alerts?a=1`), '/alerts', origin)
  await openPage(windows(`${origin}/plan/1`), '/alerts', origin)
  expect(done).toEqual([`focus ${origin}/alerts?a=1`, `open ${origin}/alerts`])
})
