import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { base64url, fromBase64url } from './encoding.ts'

/** Cost of scrypt: memory is 128 · N · r bytes, and p repeats it. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** OWASP recommends 2^15 with p = 3. That takes 32 MiB, which leaves room in the 128 MB of a Worker. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }

const HASH_BYTES = 32
const SALT_BYTES = 16

/** `scrypt$N$r$p$salt$hash`. The cost is part of the stored text, so it can be raised without locking anybody out. */
export async function hashPassword(
  password: string,
  cost: PasswordCost,
  random: (bytes: number) => Uint8Array,
): Promise<string> {
  const salt = random(SALT_BYTES)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, base64url(salt), base64url(hash)].join('$')
}

/** Returns `stale` if the password is right but its hash should be renewed at today's cost. */
export async function checkPassword(
  password: string,
  stored: string,
  cost: PasswordCost,
): Promise<'right' | 'stale' | 'wrong'> {
  const [, N, r, p, salt, hash] = stored.split('$')
  const storedCost = { N: Number(N), r: Number(r), p: Number(p) }
  const expected = fromBase64url(hash ?? '')!
  const actual = await derive(password, fromBase64url(salt ?? '')!, storedCost)
  if (!timingSafeEqual(expected, actual)) return 'wrong'
  const isCurrent = storedCost.N === cost.N && storedCost.r === cost.r && storedCost.p === cost.p
  return isCurrent ? 'right' : 'stale'
}

/** A hash that no password has. Checking an unknown user against it takes as long as checking a wrong password. */
export function nobodysPassword({ N, r, p }: PasswordCost): string {
  const zeros = (bytes: number) => base64url(new Uint8Array(bytes))
  return ['scrypt', N, r, p, zeros(SALT_BYTES), zeros(HASH_BYTES)].join('$')
}

function derive(password: string, salt: Uint8Array, cost: PasswordCost): Promise<Uint8Array> {
  // Node and workerd refuse more than 32 MiB by default. This is just above what 2^15 needs.
  const options: ScryptOptions = { ...cost, maxmem: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) =>
    // Different keyboards may produce different code points for the same letters.
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    ),
  )
}
