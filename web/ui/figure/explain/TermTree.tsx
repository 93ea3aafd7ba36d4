import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classes } from '../../classes.ts'
import { Button } from '../../field/Button.tsx'
import { CopyButton } from '../../field/CopyButton.tsx'
import { ChevronRightIcon } from '../../icons/arrows.tsx'
import { WarningIcon } from '../../icons/status.tsx'
import { Spinner } from '../../layout/Spinner.tsx'
import styles from './TermTree.module.css'
import type { TermNode } from './term-node.ts'
import { formatTerm, sourceOf, termText, unitOf } from './term-words.ts'
import { type LoadLevel, type TermRow, useTermTree } from './use-term-tree.ts'

/** When the exchange row of a price was last updated, in milliseconds. */
export type UpdatedAt = (node: TermNode) => number | undefined

/** A figure with its reasons, level by level: formula, value, unit, source and age. */
export function TermTree({
  root,
  loadLevel,
  updatedAt,
  now = Date.now(),
}: {
  root: TermNode
  /** Loads levels that `root` does not hold yet. */
  loadLevel?: LoadLevel | undefined
  updatedAt?: UpdatedAt | undefined
  now?: number | undefined
}) {
  const tree = useTermTree(root, loadLevel)
  const { rows } = tree
  const [activeKey, setActiveKey] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const active = rows.find((row) => row.key === activeKey) ?? rows[0]

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    list.current?.querySelector<HTMLElement>(`[data-key="${activeKey}"]`)?.focus()
  }, [activeKey])

  function moveTo(row: TermRow | undefined) {
    if (!row) return
    moved.current = true
    setActiveKey(row.key)
  }

  function press(event: KeyboardEvent, row: TermRow) {
    const at = rows.indexOf(row)
    const parent = () => rows.find((other) => other.key === row.path.slice(0, -1).join('.'))
    if (event.key === 'ArrowDown') moveTo(rows[at + 1])
    else if (event.key === 'ArrowUp') moveTo(rows[at - 1])
    else if (event.key === 'Home') moveTo(rows[0])
    else if (event.key === 'End') moveTo(rows.at(-1))
    else if (event.key === 'ArrowRight') row.open ? moveTo(rows[at + 1]) : tree.toggle(row, true)
    else if (event.key === 'ArrowLeft')
      row.open ? tree.toggle(row, false) : row.level > 0 && moveTo(parent())
    else if (event.key === 'Enter' || event.key === ' ')
      row.failed ? void tree.retry(row) : tree.toggle(row)
    else if (event.key === '*') tree.openAll()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const withSource = rows.map((row) => ({
    row,
    source: sourceOf(row.node, updatedAt?.(row.node), now),
  }))
  const text = termText(
    withSource.map(({ row, source }) => ({ level: row.level, node: row.node, source })),
  )

  return (
    <div className={styles.tree}>
      <div ref={list} role="tree" aria-label={`Derivation of ${root.name}`} className={styles.rows}>
        {withSource.map(({ row, source }) => (
          <div
            key={row.key}
            data-key={row.key}
            role="treeitem"
            tabIndex={row === active ? 0 : -1}
            aria-level={row.level + 1}
            aria-posinset={row.place}
            aria-setsize={row.siblings}
            aria-expanded={row.expandable ? row.open : undefined}
            aria-selected={row === active}
            className={styles.row}
            style={{ paddingLeft: 6 + row.level * 14 }}
            onClick={() => {
              setActiveKey(row.key)
              row.failed ? void tree.retry(row) : tree.toggle(row)
            }}
            onKeyDown={(event) => press(event, row)}
          >
            <span className={classes(styles.chevron, row.open && styles.open)}>
              {row.loading ? (
                <Spinner size={12} />
              ) : (
                row.expandable && <ChevronRightIcon size={12} />
              )}
            </span>
            <span className={styles.name}>{row.node.name}</span>
            <span className={styles.value} title={String(row.node.value)}>
              {formatTerm(row.node)}
              {unitOf(row.node) && <span className={styles.unit}> {unitOf(row.node)}</span>}
            </span>
            {!source && row.node.formula !== row.node.name && (
              <span className={styles.reason}>= {row.node.formula}</span>
            )}
            {source && <span className={styles.reason}>{source.text}</span>}
            {source?.doubt && (
              <span className={styles.doubt}>
                <WarningIcon size={12} /> {source.doubt}
              </span>
            )}
            {row.failed && (
              <span className={styles.doubt}>
                <WarningIcon size={12} /> This level could not be loaded. Press to retry.
              </span>
            )}
          </div>
        ))}
      </div>
      <div className={styles.tools}>
        <Button size="small" variant="ghost" onClick={tree.openAll}>
          Open all
        </Button>
        <CopyButton label={`derivation of ${root.name}`} text={text} />
      </div>
    </div>
  )
}
