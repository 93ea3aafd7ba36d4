import * as v from 'valibot'
import { Done } from '../../contract/answers.ts'
import { plainMessage } from '../../contract/plain-message.ts'
import { post } from '../../contract/route.ts'

/** `function file:line:column`. Files are given by name only, so that no address of a page is reported. */
const Frame = v.pipe(v.string(), v.regex(/^[\w$.<>#/ -]{0,100} [\w.@-]{1,80}:\d{1,7}:\d{1,7}$/))
export const MAX_FRAMES = 20

export const ErrorReport = v.object({
  message: v.pipe(v.string(), v.maxLength(5000), v.transform(plainMessage)),
  stack: v.pipe(v.array(Frame), v.maxLength(MAX_FRAMES)),
  build: v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/)),
  /** The pattern of the page's address, such as `/plan/$planetNaturalId`, never the address itself. */
  route: v.pipe(v.string(), v.regex(/^[\w/$._-]{1,120}$/)),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

export const reportError = post(
  '/errors',
  'open',
  'Tell the operator of this server what went wrong in a page, where that is wanted',
  Done,
  { body: ErrorReport, failures: [404], throttled: true, needs: 'takesErrors' },
)
