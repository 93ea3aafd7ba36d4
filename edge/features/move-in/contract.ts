import * as v from 'valibot'
import { post } from '../../contract/route.ts'

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

export const fetchAccount = post(
  '/import/account',
  'user',
  'All plans, empires and CX of an account at PRUNplanner, as they came; the key is used once and kept nowhere',
  v.object({ plans: v.unknown(), empires: v.unknown(), cx: v.unknown() }),
  { body: v.object({ api_key: ApiKey }), failures: [403, 404, 502, 504] },
)

export const fetchSharedElsewhere = post(
  '/import/shared',
  'user',
  'A plan that is shared at PRUNplanner, as it came, by its link or uuid',
  v.object({ shared: v.unknown() }),
  { body: v.object({ link: SharedLink }), failures: [403, 404, 502, 504] },
)
