/** Version 1 of a link: deflate, in characters that an address allows. */
const KIND = '1.'
/** What `before-paint.js` leaves of an address whose end is far longer, so that nothing decodes it. */
const TOO_LONG = 'too-long'
/** The longest text in an address, and the longest it may unpack to. */
export const MAX_PACKED = 16 * 1024
export const MAX_UNPACKED = 256 * 1024

/** A text as the part of an address after #; null if it is too long. */
export async function packed(text: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > MAX_UNPACKED) return null
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const small = new Uint8Array(await new Response(stream).arrayBuffer())
  const link = KIND + inAddress(small)
  return link.length > MAX_PACKED ? null : link
}

/** The text of a link, or why it is invalid. Stops reading beyond the length of a plan. */
export async function unpacked(link: string): Promise<{ text: string } | { why: string }> {
  if (link === '') return { why: 'There is no plan in this link.' }
  if (link === TOO_LONG || link.length > MAX_PACKED)
    return { why: 'The link is longer than any that Perigee makes.' }
  const kind = /^(\d{1,6})\./.exec(link)?.[0]
  if (kind !== undefined && kind !== KIND)
    return { why: 'A newer version of Perigee made this link. Reload the page to update.' }
  const bytes = kind === undefined ? null : outOfAddress(link.slice(KIND.length))
  if (!bytes) return { why: 'The link is damaged: a part of it is missing.' }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    const parts: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for await (const part of pieces(stream)) {
      length += part.length
      if (length > MAX_UNPACKED) return { why: 'The link holds more than a plan can be.' }
      parts.push(part)
    }
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer()),
    }
  } catch {
    return { why: 'The link is damaged: a part of it is missing.' }
  }
}

/** Reading may end early, which ends the stream too. */
async function* pieces(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Base64 with the two characters that addresses allow, and without padding. */
function inAddress(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function outOfAddress(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
  } catch {
    return null
  }
}
