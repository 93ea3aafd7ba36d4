import * as v from 'valibot'

/** The scripts in which a name may be written, each with the signs and digits that all scripts share. */
const SCRIPTS = [
  '\\p{Script=Latin}',
  '\\p{Script=Greek}',
  '\\p{Script=Cyrillic}',
  '\\p{Script=Armenian}',
  '\\p{Script=Georgian}',
  '\\p{Script=Hebrew}',
  '\\p{Script=Arabic}',
  '\\p{Script=Devanagari}',
  '\\p{Script=Bengali}',
  '\\p{Script=Tamil}',
  '\\p{Script=Telugu}',
  '\\p{Script=Thai}',
  '\\p{Script=Hangul}\\p{Script=Han}',
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
].map((script) => new RegExp(`^[${script}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'))

/** Letters of two scripts can look the same, so a name must not mix scripts. */
function isOfOneScript(name: string): boolean {
  return SCRIPTS.some((script) => script.test(name))
}

/** Names must not contain control characters, direction marks and blanks without width, since two names could look the same. */
function isVisible(text: string): boolean {
  return !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** The form in which names are compared. It ignores capitals and different forms of a letter. */
export function foldedName(name: string): string {
  // Upper case first, since some letters have several small forms (σ and ς) and some capitals are two letters (ß and SS).
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

/** The name of a new account. */
export const NewUsername = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((name) => name.normalize('NFKC')),
  v.minLength(3, 'Must be at least 3 characters long.'),
  v.maxLength(50),
  v.regex(/^\S+$/, 'A username has no spaces'),
  v.check(isVisible, 'A username has no invisible characters'),
  v.check(isOfOneScript, 'A username has letters of one script only'),
)

/** Characters that end the host of an address, or have another meaning in it. */
const NO_DOMAIN = /[\s/?#:@\\%[\]]/

/** A mail address as it travels: in small letters, an internationalised domain in its ASCII form. */
export function mailAddress(text: string): string {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const url = `http://${domain}`
  if (at < 1 || NO_DOMAIN.test(domain) || !URL.canParse(url)) return text.toLowerCase()
  return `${text.slice(0, at)}@${new URL(url).hostname}`.toLowerCase()
}

/** Allows consecutive hyphens, which internationalised domains have in ASCII. */
const MAIL_ADDRESS =
  /^[\w+'-]+(?:\.[\w+'-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.transform(mailAddress),
  v.maxLength(254),
  v.regex(MAIL_ADDRESS, 'An email address is needed'),
)
