import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DataVersion } from '../../workers/data-version.ts'
import { useObservable } from '../browser/observable.ts'
import { dataVersion } from './game-data.ts'
import { useStableValue } from './use-stable-value.ts'

export interface Answer<T> {
  /** The last result. While `isStale`, it belongs to an earlier request or to older game data. */
  readonly value: T | undefined
  readonly isStale: boolean
  readonly isRunning: boolean
  /** Why this request has no result. The last value stays, and stays stale. */
  readonly problem: Error | undefined
  cancel(): void
  retry(): void
}

export type Ask<Question, T> = (question: Question, signal: AbortSignal) => Promise<T>

/** The inputs of a calculation besides its request. */
export type DependsOn = (version: DataVersion | undefined) => string

export const allGameData: DependsOn = (version) =>
  version ? `${rulesAndPrices(version)}|${version.planets}` : ''
/** For calculations that load planets themselves: planets that arrive in the meantime do not restart them. */
export const rulesAndPrices: DependsOn = (version) =>
  version ? `${version.lists}|${version.exchanges}|${version.entries ?? ''}` : ''

/** A new object starts a new calculation. */
interface Reason<Question> {
  readonly question: Question | undefined
}

interface State<T> {
  value: T | undefined
  /** The request of `value`, and the last one that ended, by a result, a failure or a cancel. */
  answered: object | undefined
  ended: object | undefined
  problem: Error | undefined
}
const NOTHING = {
  value: undefined,
  answered: undefined,
  ended: undefined,
  problem: undefined,
}

export interface AnswerOptions {
  readonly dependsOn?: DependsOn
  /** Equal parts of a new result stay the same objects, so that components that show them do not render again. */
  readonly keepsUnchanged?: boolean
}

/**
 * Recalculates when the request or the game data changes. A newer request cancels the older one. Requests are compared
 * by value, so a screen may build a new one for every render. Undefined: nothing to calculate yet.
 */
export function useAnswer<Question, T>(
  ask: Ask<Question, T>,
  asked: Question | undefined,
  { dependsOn = allGameData, keepsUnchanged = false }: AnswerOptions = {},
): Answer<T> {
  const question = useStableValue(asked)
  const version = dependsOn(useObservable(dataVersion))
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer data and another attempt are reasons too.
  const reason = useMemo<Reason<Question>>(() => ({ question }), [ask, question, version, attempt])
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    if (reason.question === undefined) {
      setState(NOTHING)
      return
    }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    ask(reason.question, signal).then(
      (answer) => {
        if (signal.aborted) return
        setState(({ value }) => ({
          ...NOTHING,
          value: keepsUnchanged ? replaceEqualDeep(value, answer) : answer,
          answered: reason,
          ended: reason,
        }))
      },
      (failure: unknown) => {
        if (signal.aborted) return
        setState((last) => ({ ...last, ended: reason, problem: asError(failure) }))
      },
    )
    return () => controller.abort()
  }, [ask, reason, keepsUnchanged])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState((last) => ({ ...last, ended: reason, problem: undefined }))
  }, [reason])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])

  const isRunning = question !== undefined && state.ended !== reason
  return {
    value: question === undefined ? undefined : state.value,
    isStale: state.answered !== reason,
    isRunning,
    problem: question !== undefined && state.ended === reason ? state.problem : undefined,
    cancel,
    retry,
  }
}

const asError = (failure: unknown) =>
  failure instanceof Error ? failure : new Error(String(failure))
