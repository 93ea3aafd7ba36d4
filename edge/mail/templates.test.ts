import { expect, test } from 'vitest'
import { resetMail } from './templates.ts'

test('both forms of a mail carry the link', () => {
  const mail = resetMail('ada@example.org', 'ada', 'https://perigee.test/password-reset/abc')
  expect(mail.to).toBe('ada@example.org')
  expect(mail.text).toContain('https://perigee.test/password-reset/abc')
  expect(mail.html).toContain('href="https://perigee.test/password-reset/abc"')
})

test('a username cannot bring its own markup', () => {
  const mail = resetMail('a@example.org', '<img/src=x>&"', 'https://perigee.test/')
  expect(mail.html).toContain('&lt;img/src=x&gt;&amp;&quot;')
  expect(mail.html).not.toContain('<img')
})
