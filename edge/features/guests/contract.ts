import * as v from 'valibot'
import { post } from '../../contract/route.ts'
import { Profile, SignUp, Tokens } from '../accounts/contract.ts'

export const openGuest = post(
  '/user/guest',
  'open',
  'Open a guest account with an example economy; it ends after seven days without use',
  Tokens,
  { failures: [403], throttled: true },
)

export const keepGuest = post(
  '/user/guest/keep',
  'user',
  'Turn a guest into a real account, with everything it has',
  Profile,
  {
    body: v.pick(SignUp, ['username', 'password', 'email']),
    form: true,
    failures: [409],
    throttled: true,
  },
)
