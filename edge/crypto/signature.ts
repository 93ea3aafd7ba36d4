import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Bytes } from './encoding.ts'

/**
 * HMAC-SHA-256, calculated synchronously: every call needs one, and must not wait for the threads on which passwords are
 * hashed.
 */
export function signature(key: Uint8Array, text: string): Bytes {
  return new Uint8Array(createHmac('sha256', key).update(text).digest())
}

export function isSignature(key: Uint8Array, text: string, bytes: Uint8Array): boolean {
  const right = signature(key, text)
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}
