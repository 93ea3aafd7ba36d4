import { base64url } from '../crypto/encoding.ts'
import { digest } from '../crypto/seal.ts'
import { resetMail, verificationMail } from '../mail/templates.ts'
import type { Ports } from '../ports.ts'
import { codesRepo } from '../repo/codes.ts'
import { mayMailStranger } from './mail-limits.ts'

const CODE_BYTES = 32
const MINUTE = 60_000
const RESET_LIFE = 30 * MINUTE
const VERIFICATION_LIFE = 24 * 60 * MINUTE

interface Addressee {
  id: number
  email: string
}

/** Mails a new code, which replaces the previous one. */
export async function sendVerification(ports: Ports, { id, email }: Addressee) {
  const code = base64url(ports.random(CODE_BYTES))
  const expiresAt = ports.clock() + VERIFICATION_LIFE
  const hash = digest(code)
  await codesRepo(ports.db).put({ userId: id, purpose: 'verify', hash, email, expiresAt })
  const link = `${ports.config.origin}/verify-email?code=${code}`
  await ports.mail.send(verificationMail(email, link))
}

/** Mails a reset link to the owner of this address; for an unknown address it does the same work without the mail. */
export async function sendReset(ports: Ports, address: string) {
  const mayMail = await mayMailStranger(ports, address)
  const code = base64url(ports.random(CODE_BYTES))
  const expiresAt = ports.clock() + RESET_LIFE
  const hash = digest(code)
  const addressee = await codesRepo(ports.db).putReset({ hash, email: address, expiresAt }, mayMail)
  const link = `${ports.config.origin}/password-reset/${code}`
  // Somebody else may have chosen the user name, so only the owner of a verified address reads it.
  const mail = resetMail(address, addressee?.isVerified ? addressee.username : null, link)
  if (addressee) await ports.mail.send(mail)
}
