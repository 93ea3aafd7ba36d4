/**
 * How Node runs the server, wherever it is started. Left alone, V8 lets the space for young objects grow to 128 MiB before
 * it collects, of which the server needs a tenth; nothing but a flag at the start changes that.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']

/** What the local Worker takes from the environment of `npm run dev:edge`: another FIO, such as a stub. */
export const passedOn = ({ PERIGEE_FIO_URL }: NodeJS.ProcessEnv): Record<string, string> =>
  PERIGEE_FIO_URL ? { PERIGEE_FIO_URL } : {}
