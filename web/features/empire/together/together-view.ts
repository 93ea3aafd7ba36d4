import * as v from 'valibot'

/** The links of the page are part of its address, so that the page is a link itself. */
export const TogetherView = v.object({ links: v.fallback(v.optional(v.string()), undefined) })
