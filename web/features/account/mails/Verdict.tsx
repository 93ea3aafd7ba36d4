import type { UseMutationResult } from '@tanstack/react-query'
import type { CodeVerdict } from '../../../../edge/contract/answers.ts'
import { problemText } from '../../page/problem-text.ts'
import { FormMessage } from '../AccountForm.tsx'

export function Verdict({ attempt }: { attempt: UseMutationResult<CodeVerdict, Error, void> }) {
  if (attempt.isError) return <FormMessage tone="bad">{problemText(attempt.error)}</FormMessage>
  if (!attempt.data) return null
  const { status_code, message } = attempt.data
  return <FormMessage tone={status_code === 200 ? 'good' : 'bad'}>{message}</FormMessage>
}
