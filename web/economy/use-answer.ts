import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DataVersion } from '../../workers/data-version.ts'
import { useObservable } from '../browser/observable.ts'
import { dataVersion } from './game-data.ts'
import { useSame } from './use-same.ts'

/** What every hook of the bridge returns. */
export interface Answer<T> {
  /** The last answer; that of an earlier question, or of older game data, while `isStale`. */
  readonly value: T | undefined
  readonly isStale: boolean
  readonly isRunning: boolean
  /** How far a long calculation is, while it runs. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  /** Why this question has no answer. What is shown stays, and stays stale. */
  readonly problem: Error | undefined
  /** Ends the calculation that runs. */
  cancel(): void
  /** Asks the same question again. */
  retry(): void
}

export interface Run {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}
export type Ask<Question, T> = (question: Question, run: Run) => Promise<T>
/** The answer where the page knows it by itself, for the same render; undefined where it has to be asked for. */
export type AtOnce<Question, T> = (question: Question) => T | undefined

/** A sweep reports progress every millisecond or two, and each report would render the whole screen. */
const PROGRESS_EVERY_MS = 100

/** What a calculation depends on besides its question. */
export type DependsOn = (version: DataVersion | undefined) => string

export const allGameData: DependsOn = (version) =>
  version ? `${version.lists}|${version.exchanges}|${version.planets}` : ''
/** For calculations that load planets themselves: planets that arrive meanwhile do not restart them. */
export const rulesAndPrices: DependsOn = (version) =>
  version ? `${version.lists}|${version.exchanges}` : ''

/** One calculation; a new object starts a new one. */
interface Reason<Question, T> {
  readonly question: Question | undefined
  readonly known: T | undefined
}

interface State<T> {
  value: T | undefined
  /** The reason that `value` belongs to, and the last reason that ended, by an answer, a failure or a cancel. */
  answered: object | undefined
  ended: object | undefined
  problem: Error | undefined
  progress: (Answer<T>['progress'] & { of: object }) | undefined
}
const NOTHING = {
  value: undefined,
  answered: undefined,
  ended: undefined,
  problem: undefined,
  progress: undefined,
}

/**
 * The answer to a question, recalculated when the question or the game data changes. A newer question cancels the
 * older one, whether it is loading, waiting or being calculated. Questions are compared by value, so a
 * screen may build a new one for every render. Undefined: nothing to ask yet.
 */
export function useAnswer<Question, T>(
  ask: Ask<Question, T>,
  asked: Question | undefined,
  dependsOn: DependsOn = allGameData,
  atOnce?: AtOnce<Question, T>,
): Answer<T> {
  const question = useSame(asked)
  const version = dependsOn(useObservable(dataVersion))
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State<T>>(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer data and another attempt are reasons too.
  const reason: Reason<Question, T> = useMemo(
    () => ({ question, known: question === undefined ? undefined : atOnce?.(question) }),
    [ask, atOnce, question, version, attempt],
  )
  if (reason.known !== undefined && state.answered !== reason)
    setState({ ...NOTHING, value: reason.known, answered: reason, ended: reason })
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    if (reason.question === undefined) {
      setState(NOTHING)
      return
    }
    if (reason.known !== undefined) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let shownAt = Number.NEGATIVE_INFINITY
    const onProgress = (done: number, total: number) => {
      const now = performance.now()
      if (signal.aborted || now - shownAt < PROGRESS_EVERY_MS) return
      shownAt = now
      setState((last) => ({ ...last, progress: { done, total, of: reason } }))
    }
    ask(reason.question, { signal, onProgress }).then(
      (value) => {
        if (signal.aborted) return
        setState({ ...NOTHING, value, answered: reason, ended: reason })
      },
      (failure: unknown) => {
        if (signal.aborted) return
        setState((last) => ({ ...last, ended: reason, problem: asError(failure) }))
      },
    )
    return () => controller.abort()
  }, [ask, reason])

  const cancel = useCallback(() => {
    running.current?.abort()
    setState((last) => ({ ...last, ended: reason, problem: undefined }))
  }, [reason])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])

  const isKnown = reason.known !== undefined
  const isRunning = question !== undefined && !isKnown && state.ended !== reason
  const progress = isRunning && state.progress?.of === reason ? state.progress : undefined
  return {
    // What is known is there in the first of the passes that keeping it takes.
    value: question === undefined ? undefined : (reason.known ?? state.value),
    isStale: !isKnown && state.answered !== reason,
    isRunning,
    progress: progress && { done: progress.done, total: progress.total },
    problem: question !== undefined && state.ended === reason ? state.problem : undefined,
    cancel,
    retry,
  }
}

const asError = (failure: unknown) =>
  failure instanceof Error ? failure : new Error(String(failure))
