import * as v from 'valibot'
import { defineRoute } from '../../contract/route.ts'
import { Profile, SignUp, Tokens } from '../accounts/contract.ts'

export const openGuest = defineRoute({
  method: 'POST',
  path: '/user/guest',
  access: 'open',
  summary: 'Open a guest account with an example economy; it ends after seven days without use',
  answer: Tokens,
  failures: [403],
  throttled: true,
})

export const keepGuest = defineRoute({
  method: 'POST',
  path: '/user/guest/keep',
  access: 'user',
  summary: 'Turn a guest into a real account, with everything it has',
  body: v.pick(SignUp, ['username', 'password', 'email']),
  form: true,
  answer: Profile,
  failures: [409],
  throttled: true,
})
