import * as v from 'valibot'

export const Done = v.literal(true)
export type Done = v.InferOutput<typeof Done>

export const Message = v.object({ message: v.string() })
export type Message = v.InferOutput<typeof Message>

/** Checks of a code always return 200. Whether the code was good is in the body. */
export const CodeVerdict = v.object({ status_code: v.picklist([200, 400]), message: v.string() })
export type CodeVerdict = v.InferOutput<typeof CodeVerdict>

/** The body of every failure. `issues` names the wrong fields of a request that did not match its schema. */
export const Failure = v.object({
  detail: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
})
export type Failure = v.InferOutput<typeof Failure>
