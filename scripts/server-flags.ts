/**
 * Node flags of the server, wherever it is started. By default V8 lets the space for young objects grow to 128 MiB, ten
 * times what the server needs, and only a flag at the start changes that.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']

/** Variables that `npm run dev:edge` passes to the local Worker, for instance another FIO such as a stub. */
export const passedOn = ({ PERIGEE_FIO_URL }: NodeJS.ProcessEnv): Record<string, string> =>
  PERIGEE_FIO_URL ? { PERIGEE_FIO_URL } : {}
