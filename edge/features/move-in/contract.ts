import * as v from 'valibot'
import { defineRoute } from '../../contract/route.ts'

const UUID_AT_THE_END = /(?:^|\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:[?#].*)?$/i

/** The uuid at the end of a link. The rest of the link is never requested. */
const SharedLink = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.regex(UUID_AT_THE_END, 'A link to a shared plan ends with its uuid.'),
  v.transform((link) => UUID_AT_THE_END.exec(link)![1]!.toLowerCase()),
)
/** Characters that a header may contain. */
const ApiKey = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'The key is missing.'),
  v.maxLength(200),
  v.regex(/^[\x21-\x7e]+$/, 'A key is made of letters, digits and signs, without spaces.'),
)

export const fetchAccount = defineRoute({
  method: 'POST',
  path: '/import/account',
  access: 'user',
  summary:
    'All plans, empires and CX of an account at PRUNplanner, as they came; the key is used once and kept nowhere',
  body: v.object({ api_key: ApiKey }),
  answer: v.object({ plans: v.unknown(), empires: v.unknown(), cx: v.unknown() }),
  failures: [403, 404, 502, 504],
})

export const fetchSharedElsewhere = defineRoute({
  method: 'POST',
  path: '/import/shared',
  access: 'user',
  summary: 'A plan that is shared at PRUNplanner, as it came, by its link or uuid',
  body: v.object({ link: SharedLink }),
  answer: v.object({ shared: v.unknown() }),
  failures: [403, 404, 502, 504],
})
