const SUFFIX = ' (Clone)'
/** Plans, empires and CX have names of the same length. */
const LONGEST = 100

/** The name of a copy; a long one is cut rather than refused. */
export const cloneName = (name: string) => `${name.slice(0, LONGEST - SUFFIX.length)}${SUFFIX}`
