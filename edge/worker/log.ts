import type { Log, LogFields } from '../ports.ts'

/** Workers store what is written to the console, and index an object by its fields. */
export function consoleLog(): Log {
  return {
    info: (event, fields?: LogFields) => console.log({ event, ...fields }),
    warn: (event, fields?: LogFields) => console.warn({ event, ...fields }),
    error: (event, fields?: LogFields) => console.error({ event, ...fields }),
  }
}
