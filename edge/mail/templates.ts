import { escapeHtml } from '../html.ts'
import type { MailMessage } from '../ports.ts'

/** This mail goes to an address that a stranger may have entered, so it holds no text of theirs. */
export function verificationMail(to: string, link: string): MailMessage {
  return letter(to, 'Confirm your email address', {
    greeting: 'Hello,',
    before: 'please confirm that this address belongs to your Perigee account.',
    action: 'Confirm email address',
    link,
    after: 'The link works once, within 24 hours. If you did not ask for it, ignore this mail.',
  })
}

/** `username` is null if the address is not verified. */
export function resetMail(to: string, username: string | null, link: string): MailMessage {
  return letter(to, 'Set a new password', {
    greeting: username === null ? 'Hello,' : `Hello ${username},`,
    before: 'somebody, hopefully you, asked for a new password for your Perigee account.',
    action: 'Set a new password',
    link,
    after:
      'The link works once, within 30 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
  })
}

/** `lines` say what each rule found. `stop` is the page that stops such mails, `unsubscribe` the call behind it. */
export function alertMail(
  to: string,
  username: string,
  lines: readonly string[],
  links: { page: string; stop: string; unsubscribe: string },
): MailMessage {
  const [only] = lines
  const subject = lines.length === 1 ? only! : `${lines.length} of your rules are met`
  const mail = letter(to, subject, {
    greeting: `Hello ${username},`,
    before:
      lines.length === 1
        ? `${only}.`
        : `these rules are met:\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
    action: 'See your alerts',
    link: links.page,
    after: `You get this mail since you asked for it in a rule. One press ends all mails of alerts: ${links.stop}`,
  })
  return { ...mail, unsubscribe: links.unsubscribe }
}

interface Letter {
  greeting: string
  before: string
  action: string
  link: string
  after: string
}

function letter(to: string, subject: string, parts: Letter): MailMessage {
  const { greeting, before, action, link, after } = parts
  const text = `${greeting}\n\n${before}\n\n${action}:\n${link}\n\n${after}\n\nPerigee\n`
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f5;color:#18181b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:24px;background:#fff;border-radius:8px">
<p>${escapeHtml(greeting)}</p>
<p style="white-space:pre-line">${escapeHtml(before)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1d4ed8;color:#fff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="font-size:14px;color:#52525b">${escapeHtml(after)}</p>
<p style="font-size:14px;color:#52525b;word-break:break-all">${escapeHtml(link)}</p>
</div>
</body>
</html>
`
  return { to, subject: `Perigee: ${subject}`, text, html, link }
}
