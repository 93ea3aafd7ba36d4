import type { Log, LogFields } from '../ports.ts'

type Level = 'info' | 'warn' | 'error'

export function jsonLog(least: 'info' | 'warn' | 'off'): Log {
  const write =
    (level: Level) =>
    (event: string, fields: LogFields = {}) => {
      if (least === 'off' || (least === 'warn' && level === 'info')) return
      const time = new Date().toISOString()
      process.stdout.write(`${JSON.stringify({ time, level, event, ...fields })}\n`)
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}
