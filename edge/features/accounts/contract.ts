import * as v from 'valibot'
import { NameText } from '../../../engine/game/plain-text.ts'
import { DateString } from '../../../engine/game/primitives.ts'
import { Email, NewUsername } from '../../contract/account-names.ts'
import { CodeVerdict, Done, Message } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'

/** Longer passwords would only make the server work more. */
const MAX_PASSWORD_LENGTH = 256
const MAX_TEXT_LENGTH = 1000

const NewPassword = v.pipe(
  v.string(),
  v.minLength(8, 'Must be at least 8 characters long.'),
  v.maxLength(MAX_PASSWORD_LENGTH),
)
/** Text that is looked up and never stored. Whatever it is, it may simply be wrong. */
const Given = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))

const emptyToNull = v.transform((text: string): string | null => text || null)
const OptionalEmail = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), Email], 'An email address is needed'),
    emptyToNull,
  ),
)

export const Tokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(120)),
  refresh_token: v.pipe(v.string(), v.minLength(120)),
})
export type Tokens = v.InferOutput<typeof Tokens>

export const Profile = v.object({
  user_id: v.number(),
  username: v.string(),
  email: v.nullable(v.string()),
  email_verified: v.boolean(),
  fio_apikey: v.nullable(v.string()),
  prun_username: v.nullable(v.string()),
  /** Left out before the first log-in. */
  last_login: v.optional(DateString),
  last_action: v.optional(DateString),
  /** A guest account. It is deleted after a week without use. */
  is_guest: v.optional(v.literal(true)),
  /** The FIO data of this account is simulated. */
  has_example_fio: v.optional(v.literal(true)),
  /** Bytes that plans and CX of the account take, and may take. */
  stored_bytes: v.optional(v.number()),
  stored_bytes_quota: v.optional(v.number()),
})
export type Profile = v.InferOutput<typeof Profile>

/** An absent field stays as it is. Null or an empty text clears it. */
export const ProfileWrite = v.object({
  fio_apikey: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform((key) => key.replace(/\s/g, '')),
        v.maxLength(200),
        emptyToNull,
      ),
    ),
  ),
  prun_username: v.optional(v.nullable(v.pipe(NameText, v.maxLength(100), emptyToNull))),
  email: v.optional(OptionalEmail),
})
export type ProfileWrite = v.InferOutput<typeof ProfileWrite>

export const ApiKey = v.object({
  name: v.string(),
  key: v.string(),
  created_date: DateString,
  last_activity: v.nullable(DateString),
})
export type ApiKey = v.InferOutput<typeof ApiKey>

export const Credentials = v.object({ username: Given, password: Given })
export const SignUp = v.object({
  username: NewUsername,
  password: NewPassword,
  planet: v.pipe(v.string(), v.trim(), v.nonEmpty('The planet name is needed'), v.maxLength(200)),
  /** Natural id of the planet in the question. */
  randomplanet: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('The planet asked for is needed'),
    v.maxLength(32),
  ),
  email: v.optional(OptionalEmail),
})
export type SignUp = v.InferOutput<typeof SignUp>

export const login = defineRoute({
  method: 'POST',
  path: '/user/login',
  access: 'open',
  summary: 'Log in with username and password',
  body: Credentials,
  form: true,
  answer: Tokens,
  failures: [401],
  throttled: true,
})

export const refresh = defineRoute({
  method: 'POST',
  path: '/user/refresh',
  access: 'open',
  summary: 'Exchange a refresh token for a new pair; the old one is spent',
  body: v.object({ refresh_token: Given }),
  form: true,
  answer: Tokens,
  failures: [401],
  throttled: true,
})

export const logout = defineRoute({
  method: 'POST',
  path: '/user/logout',
  access: 'user',
  summary: 'End the session that a refresh token belongs to',
  body: v.object({ refresh_token: Given }),
  form: true,
  answer: Done,
})

export const signUp = defineRoute({
  method: 'POST',
  path: '/user/signup',
  access: 'open',
  summary: 'Create an account',
  body: SignUp,
  form: true,
  answer: Profile,
  failures: [400, 409],
  throttled: true,
})

export const getProfile = defineRoute({
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  summary: 'The own profile',
  answer: Profile,
})

export const updateProfile = defineRoute({
  method: 'PATCH',
  path: '/user/profile',
  access: 'user',
  summary: 'Change FIO key, game username or email',
  body: ProfileWrite,
  answer: Profile,
  failures: [409],
})

export const resendEmailVerification = defineRoute({
  method: 'POST',
  path: '/user/resend_email_verification',
  access: 'user',
  summary: 'Send the verification mail again; false when there is nothing to verify',
  answer: v.boolean(),
  throttled: true,
})

export const changePassword = defineRoute({
  method: 'PATCH',
  path: '/user/changepassword',
  access: 'user',
  summary: 'Change the password; all other sessions end, API keys only if asked',
  body: v.object({
    old: Given,
    new: NewPassword,
    /** API keys open sheets without a password, so a player who fears for the account may end them too. */
    revoke_api_keys: v.optional(v.nullable(v.boolean())),
  }),
  answer: Message,
  failures: [403],
  throttled: true,
})

export const verifyEmail = defineRoute({
  method: 'POST',
  path: '/user/verify_email',
  access: 'open',
  summary: 'Confirm an email address by the code that was sent to it',
  body: v.object({ code: Given }),
  answer: CodeVerdict,
  throttled: true,
})

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/user/request_password_reset',
  access: 'open',
  summary: 'Send a reset code, if the address is known; the answer never tells',
  body: v.object({ email: v.pipe(Given, v.trim(), v.includes('@', 'An email address is needed')) }),
  answer: CodeVerdict,
  throttled: true,
})

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/user/password_reset',
  access: 'open',
  summary: 'Set a new password by a reset code; all sessions end',
  body: v.object({ code: Given, password: NewPassword }),
  answer: CodeVerdict,
  throttled: true,
})

export const listApiKeys = defineRoute({
  method: 'GET',
  path: '/user/api-key',
  access: 'user',
  summary: 'The own API keys',
  answer: v.array(ApiKey),
})

export const createApiKey = defineRoute({
  method: 'POST',
  path: '/user/api-key',
  access: 'user',
  summary: 'Create an API key, five at most',
  body: v.object({
    keyname: v.pipe(
      NameText,
      v.minLength(1, 'An API key needs a name'),
      v.maxLength(100, 'The name of an API key has at most 100 characters'),
    ),
  }),
  answer: Done,
  failures: [409],
})

export const deleteApiKey = defineRoute({
  method: 'DELETE',
  path: '/user/api-key/:key',
  access: 'user',
  summary: 'Delete an API key',
  answer: Done,
  failures: [404],
})
