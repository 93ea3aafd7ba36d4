import * as v from 'valibot'
import { NameText } from '../../../engine/game/plain-text.ts'
import { DateString } from '../../../engine/game/primitives.ts'
import { Email, NewUsername } from '../../contract/account-names.ts'
import { CodeVerdict, Done, Message } from '../../contract/answers.ts'
import { del, get, patch, post } from '../../contract/route.ts'

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

export const login = post('/user/login', 'open', 'Log in with username and password', Tokens, {
  body: Credentials,
  form: true,
  failures: [401],
  throttled: true,
})

export const refresh = post(
  '/user/refresh',
  'open',
  'Exchange a refresh token for a new pair; the old one is spent',
  Tokens,
  { body: v.object({ refresh_token: Given }), form: true, failures: [401], throttled: true },
)

export const logout = post(
  '/user/logout',
  'user',
  'End the session that a refresh token belongs to',
  Done,
  { body: v.object({ refresh_token: Given }), form: true },
)

export const signUp = post('/user/signup', 'open', 'Create an account', Profile, {
  body: SignUp,
  form: true,
  failures: [400, 409],
  throttled: true,
})

export const getProfile = get('/user/profile', 'user', 'The own profile', Profile)

export const updateProfile = patch(
  '/user/profile',
  'user',
  'Change FIO key, game username or email',
  Profile,
  { body: ProfileWrite, failures: [409] },
)

export const resendEmailVerification = post(
  '/user/resend_email_verification',
  'user',
  'Send the verification mail again; false when there is nothing to verify',
  v.boolean(),
  { throttled: true },
)

export const changePassword = patch(
  '/user/changepassword',
  'user',
  'Change the password; all other sessions end, API keys only if asked',
  Message,
  {
    body: v.object({
      old: Given,
      new: NewPassword,
      /** API keys open sheets without a password, so a player who fears for the account may end them too. */
      revoke_api_keys: v.optional(v.nullable(v.boolean())),
    }),
    failures: [403],
    throttled: true,
  },
)

export const verifyEmail = post(
  '/user/verify_email',
  'open',
  'Confirm an email address by the code that was sent to it',
  CodeVerdict,
  { body: v.object({ code: Given }), throttled: true },
)

export const requestPasswordReset = post(
  '/user/request_password_reset',
  'open',
  'Send a reset code, if the address is known; the answer never tells',
  CodeVerdict,
  {
    body: v.object({
      email: v.pipe(Given, v.trim(), v.includes('@', 'An email address is needed')),
    }),
    throttled: true,
  },
)

export const resetPassword = post(
  '/user/password_reset',
  'open',
  'Set a new password by a reset code; all sessions end',
  CodeVerdict,
  { body: v.object({ code: Given, password: NewPassword }), throttled: true },
)

export const listApiKeys = get('/user/api-key', 'user', 'The own API keys', v.array(ApiKey))

export const createApiKey = post('/user/api-key', 'user', 'Create an API key, five at most', Done, {
  body: v.object({
    keyname: v.pipe(
      NameText,
      v.minLength(1, 'An API key needs a name'),
      v.maxLength(100, 'The name of an API key has at most 100 characters'),
    ),
  }),
  failures: [409],
})

export const deleteApiKey = del('/user/api-key/:key', 'user', 'Delete an API key', Done, {
  failures: [404],
})
