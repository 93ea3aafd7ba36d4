import { useEffect, useRef, useState } from 'react'
import { givenTerms, pathKey, type TermNode, type TermPath } from './term-node.ts'

export type LoadLevel = (path: TermPath, signal: AbortSignal) => Promise<TermNode>

type Level =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'done'; terms: readonly TermNode[] }

export type TermRow = {
  key: string
  path: TermPath
  node: TermNode
  /** 0 for the root. */
  level: number
  place: number
  siblings: number
  expandable: boolean
  open: boolean
  loading: boolean
  failed: boolean
}

/** Opening everything stops at this many lines. */
const MAX_ROWS = 500

/** Which terms are open and what has been loaded of them. */
export function useTermTree(root: TermNode, loadLevel: LoadLevel | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(['']))
  const [levels, setLevels] = useState<ReadonlyMap<string, Level>>(() => new Map())
  const stop = useRef<AbortController | null>(null)
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current?.abort()
  }, [])

  const loadedTerms = (key: string) => {
    const level = levels.get(key)
    return level?.state === 'done' ? level.terms : undefined
  }

  function setLevel(key: string, level: Level) {
    setLevels((all) => new Map(all).set(key, level))
  }

  async function load(row: TermRow) {
    const signal = stop.current?.signal
    if (!loadLevel || !signal) return
    setLevel(row.key, { state: 'loading' })
    try {
      const { terms } = await loadLevel(row.path, signal)
      if (!signal.aborted) setLevel(row.key, { state: 'done', terms: terms ?? [] })
    } catch {
      if (!signal.aborted) setLevel(row.key, { state: 'failed' })
    }
  }

  const rows: TermRow[] = []
  function add(node: TermNode, path: TermPath, siblings: number, isOpen: (key: string) => boolean) {
    const key = pathKey(path)
    const terms = givenTerms(node, loadedTerms(key))
    const state = levels.get(key)?.state
    const expandable = terms ? terms.length > 0 : loadLevel !== undefined
    const shown = expandable && isOpen(key) && (terms !== undefined || state !== undefined)
    rows.push({
      key,
      path,
      node,
      level: path.length,
      place: (path.at(-1) ?? 0) + 1,
      siblings,
      expandable,
      open: shown,
      loading: state === 'loading',
      failed: state === 'failed',
    })
    if (!shown || !terms) return
    for (const [index, term] of terms.entries()) add(term, [...path, index], terms.length, isOpen)
  }
  add(root, [], 1, (key) => open.has(key))

  function toggle(row: TermRow, to = !row.open) {
    if (!row.expandable) return
    const next = new Set(open)
    if (to) next.add(row.key)
    else next.delete(row.key)
    setOpen(next)
    if (to && !row.loading && !givenTerms(row.node, loadedTerms(row.key))) void load(row)
  }

  /** Opens what is loaded; the rest takes a press each. */
  function openAll() {
    const keys = new Set<string>()
    const queue: { node: TermNode; path: TermPath }[] = [{ node: root, path: [] }]
    let shown = 1
    for (const { node, path } of queue) {
      const key = pathKey(path)
      const terms = givenTerms(node, loadedTerms(key)) ?? []
      if (terms.length === 0) continue
      if (shown > MAX_ROWS) break
      keys.add(key)
      shown += terms.length
      queue.push(...terms.map((term, index) => ({ node: term, path: [...path, index] })))
    }
    setOpen(keys)
  }

  return { rows, toggle, retry: load, openAll }
}
