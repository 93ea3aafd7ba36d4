import { useNavigate } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { showPlanet } from '../../features/planet/shown-planet.ts'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useMaterialSource } from '../../ui/material/material-source.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './CommandPalette.module.css'
import {
  findEntries,
  firstMarked,
  type Goal,
  type PaletteEntry,
  splitVerb,
} from './palette-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title="Jump to" initialFocus={input}>
      <Search input={input} onDone={onClose} />
    </Dialog>
  )
}

const INCOMPLETE = 'Not everything could be loaded, so some entries are missing.'

/** Mounted on each opening, so that it starts empty. */
function Search({
  input,
  onDone,
}: {
  input: React.RefObject<HTMLInputElement | null>
  onDone: () => void
}) {
  const [query, setQuery] = useState('')
  /** By id: planets that arrive later must not move the mark to another entry. */
  const [chosen, setChosen] = useState<string>()
  const [opensFirst, setOpensFirst] = useState(false)
  const { entries, isSearching, isIncomplete } = usePaletteEntries(query)
  const { name } = splitVerb(query)
  const found = findEntries(entries, name)
  const current = found.find(({ id }) => id === chosen) ?? firstMarked(found, name)
  const navigate = useNavigate()
  const material = useMaterialSource()
  const listId = useId()
  const optionId = (entry: PaletteEntry) => `${listId}${entry.id}`

  // Focuses the field at once, because the dialog does it a frame later and the first keystrokes would be lost.
  useLayoutEffect(() => input.current?.focus(), [input])

  const currentId = current && optionId(current)
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  function write(text: string) {
    setQuery(text)
    setChosen(undefined)
    setOpensFirst(false)
  }

  function open(goal: Goal) {
    if ('write' in goal) {
      write(goal.write)
      input.current?.focus()
      return
    }
    onDone()
    if ('href' in goal) void navigate({ href: goal.href })
    else if ('planet' in goal) showPlanet(goal.planet)
    else if ('run' in goal) goal.run()
    else material?.open?.(goal.ticker)
  }

  // Enter before planets or the commands of a page have arrived opens the first match that does.
  const openCurrent = useEffectEvent(() => current && open(current.goal))
  const hasCurrent = current !== undefined
  useEffect(() => {
    if (opensFirst && hasCurrent) openCurrent()
  }, [opensFirst, hasCurrent])

  function mark(by: 1 | -1) {
    if (current) setChosen(found.at((found.indexOf(current) + by) % found.length)?.id)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') mark(1)
    else if (event.key === 'ArrowUp') mark(-1)
    else if (event.key === 'Enter' && current)
      open(event.shiftKey && current.also ? current.also.goal : current.goal)
    else if (event.key === 'Enter') setOpensFirst(true)
    else return
    event.preventDefault()
  }

  return (
    <Stack gap={3}>
      <TextField
        ref={input}
        label="Page, command, plan, empire, planet or material"
        hideLabel
        placeholder="Page, command, plan, empire, planet or material"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={currentId}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onValue={write}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label="Matches" className={styles.list}>
        {found.map((entry, n) => (
          <Option
            key={entry.id}
            id={optionId(entry)}
            entry={entry}
            startsKind={entry.kind !== found[n - 1]?.kind}
            isMarked={entry === current}
            onMark={() => setChosen(entry.id)}
            onOpen={open}
          />
        ))}
      </div>
      <p role="status" className={styles.note}>
        {isSearching
          ? 'Searching planets …'
          : isIncomplete
            ? INCOMPLETE
            : found.length === 0 && 'No Results'}
      </p>
    </Stack>
  )
}

function Option({
  id,
  entry,
  startsKind,
  isMarked,
  onMark,
  onOpen,
}: {
  id: string
  entry: PaletteEntry
  startsKind: boolean
  isMarked: boolean
  onMark: () => void
  onOpen: (goal: Goal) => void
}) {
  const first = startsKind && styles.first
  const option = (
    <button
      type="button"
      id={id}
      role="option"
      // The search field keeps the focus and handles the keys for the whole list.
      tabIndex={-1}
      aria-selected={isMarked}
      data-highlighted={isMarked || undefined}
      className={classes(styles.option, !entry.also && first)}
      onPointerMove={onMark}
      onClick={() => onOpen(entry.goal)}
    >
      <span className="quiet">{startsKind ? entry.kind : ''}</span>
      <span className={styles.label}>{entry.label}</span>
      {entry.note && <span className="quiet">{entry.note}</span>}
    </button>
  )
  const { also } = entry
  if (!also) return option
  return (
    <div role="presentation" className={classes(styles.pair, first)}>
      {option}
      <button
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={false}
        aria-label={`${also.label} ${entry.label}`}
        title="Shift Enter"
        className={styles.also}
        onPointerMove={onMark}
        onClick={() => onOpen(also.goal)}
      >
        {also.label}
      </button>
    </div>
  )
}
