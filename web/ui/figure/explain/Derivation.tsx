import { useCallback, useEffect, useRef } from 'react'
import { ErrorPanel } from '../../layout/ErrorPanel.tsx'
import { Skeleton } from '../../layout/Skeleton.tsx'
import { useLoaded } from '../../use-loaded.ts'
import styles from './ExplainPopup.module.css'
import { type FigureName, useExplainSource } from './explain-source.ts'
import { TermTree } from './TermTree.tsx'
import type { TermNode, TermPath } from './term-node.ts'

export function Derivation({ figure, label }: { figure: FigureName; label: string }) {
  const source = useExplainSource()
  const first = useRef<AbortController | null>(null)
  // A caller may pass a new figure object on every render.
  const name = JSON.stringify(figure)
  const load = useCallback(
    async (path: TermPath, signal: AbortSignal): Promise<TermNode> => {
      if (!source) throw new Error('No ExplainProvider above this figure')
      return source.load(JSON.parse(name) as FigureName, path, signal)
    },
    [source, name],
  )
  const root = useLoaded(
    useCallback(() => {
      first.current?.abort()
      first.current = new AbortController()
      return load([], first.current.signal)
    }, [load]),
  )
  useEffect(() => () => first.current?.abort(), [])

  if (root.state === 'failed') {
    return <ErrorPanel title={`${label} could not be derived.`} onRetry={root.again} />
  }
  if (root.state === 'loading') {
    return (
      <div role="status" className={styles.loading}>
        <span className="visually-hidden">Loading the derivation of {label}</span>
        <Skeleton width="70%" />
        <Skeleton width="85%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  return <TermTree root={root.value} loadLevel={load} updatedAt={source?.updatedAt} />
}
