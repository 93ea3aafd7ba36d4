/** Only so many characters of a message are read. */
export const MAX_READ_LENGTH = 500
const MAX_KEPT_LENGTH = 300

/**
 * Patterns for what may identify a person, their possessions or their machine. Property names, which errors quote too, are
 * kept.
 */
const PERSONAL: readonly [RegExp, string][] = [
  [/\bfile:\/\/(?:[^/]*\/)*\S*/gi, '[path]'],
  [/\b[a-z]:[\\/](?:[^\\/:*?"<>|]*[\\/])*[^\s"'`]*/gi, '[path]'],
  [/\\\\[^\s\\]+\\(?:[^\\/:*?"<>|]*[\\/])*[^\s"'`]*/g, '[path]'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '[address]'],
  [
    /~?\/(?:home|users|root|var|tmp|mnt|media|opt|srv|private|volumes)\/(?:[^/:"]*\/)*[^\s"'`]*/gi,
    '[path]',
  ],
  [/\b(bearer|basic)\s+\S{6,}/gi, '$1 [secret]'],
  [/([\w-]*(?:token|key|secret|password|pwd)["']?\s*[:=])\s*\S+/gi, '$1 [secret]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[secret]'],
  [/\b[a-z]{2,10}_(?:live|test|pat)_\w+/gi, '[secret]'],
  [/[^\s@]+@[^\s@]+/g, '[mail]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(?=[\w-]*\d[\w-]*\d[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '[secret]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){3,7}(?![\w:])/gi, '[address]'],
  [/(?<!reading |setting )(["'`“‘]).*?["'`”’]/g, '[text]'],
  [/\d{4,}/g, '[number]'],
]

/** Reduces an error message to one line without anything that a person may have written. */
export function plainMessage(message: string): string {
  const isCut = message.length > MAX_READ_LENGTH
  const read = message.slice(0, MAX_READ_LENGTH)
  // A word or a quote that is cut in half would not be recognised. So the cut is made at a space, and an open quote is closed.
  const whole = isCut ? `${read.slice(0, read.lastIndexOf(' ') + 1)}”` : read
  const line = whole.replace(/[\p{C}\s]+/gu, ' ').trim()
  const plain = PERSONAL.reduce((text, [found, instead]) => text.replace(found, instead), line)
  return `${plain.replace(/”$/, '').slice(0, MAX_KEPT_LENGTH)}${isCut ? '…' : ''}`
}
