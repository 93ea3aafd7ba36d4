import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DataVersion } from '../../workers/data-version.ts'
import { useObservable } from '../browser/observable.ts'
import { dataVersion } from './game-data.ts'
import { askKept, keptValue } from './kept-answers.ts'
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
interface Reason<Question, T> {
  readonly question: Question | undefined
  readonly kept: { readonly of: T } | undefined
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
  /** The last result is kept under this name, so that another page with the same request shows it at once. */
  readonly keptAs?: string
}

/**
 * Recalculates when the request or the game data changes. A newer request cancels the older one. Requests are compared
 * by value, so a screen may build a new one for every render. Undefined: nothing to calculate yet.
 */
export function useAnswer<Question, T>(
  ask: Ask<Question, T>,
  asked: Question | undefined,
  { dependsOn = allGameData, keepsUnchanged = false, keptAs }: AnswerOptions = {},
): Answer<T> {
  const question = useStableValue(asked)
  const version = dependsOn(useObservable(dataVersion))
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer data and another attempt are reasons too.
  const reason = useMemo<Reason<Question, T>>(() => {
    const isKept = keptAs !== undefined && question !== undefined
    return {
      question,
      kept: isKept ? keptValue<Question, T>(keptAs, question, version) : undefined,
    }
  }, [ask, question, version, attempt])
  const running = useRef<AbortController>(undefined)
  const isShown = useRef(true)

  // Before the effect below, so that its end knows whether the screen is gone.
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  useEffect(() => {
    if (reason.question === undefined) {
      setState(NOTHING)
      return
    }
    if (reason.kept) {
      setState({ ...NOTHING, value: reason.kept.of, answered: reason, ended: reason })
      return
    }
    const { question } = reason
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const work = () => ask(question, signal)
    const answered = keptAs === undefined ? work() : askKept(keptAs, work, question, version)
    answered.then(
      (answer) => {
        if (signal.aborted || !isShown.current) return
        setState(({ value }) => ({
          ...NOTHING,
          value: keepsUnchanged ? replaceEqualDeep(value, answer) : answer,
          answered: reason,
          ended: reason,
        }))
      },
      (failure: unknown) => {
        if (signal.aborted) return
        // The screen whose calculation this one joined wanted something else in the meantime.
        if (keptAs !== undefined && asError(failure).name === 'AbortError')
          setAttempt((last) => last + 1)
        else setState((last) => ({ ...last, ended: reason, problem: asError(failure) }))
      },
    )
    return () => {
      // A kept result is of use to the next screen.
      if (keptAs === undefined || isShown.current) controller.abort()
    }
  }, [ask, reason, keepsUnchanged, keptAs, version])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState((last) => ({ ...last, ended: reason, problem: undefined }))
  }, [reason])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])

  const { kept } = reason
  const isRunning = question !== undefined && !kept && state.ended !== reason
  return {
    value: question === undefined ? undefined : kept ? kept.of : state.value,
    isStale: !kept && state.answered !== reason,
    isRunning,
    problem: question !== undefined && state.ended === reason ? state.problem : undefined,
    cancel,
    retry,
  }
}

const asError = (failure: unknown) =>
  failure instanceof Error ? failure : new Error(String(failure))
