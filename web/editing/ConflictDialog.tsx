import { useId, useState } from 'react'
import { type Difference, undisputed } from '../../engine/plan/editing/differences.ts'
import { Button } from '../ui/field/Button.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { type PlainColumn, PlainTable } from '../ui/table/PlainTable.tsx'
import styles from './Editing.module.css'

interface ConflictDialogProps {
  differences: readonly Difference[] | undefined
  what: string
  /** Saves the other version's parts that are in the set, and the player's own version of all others. */
  onResolve(takeTheirs: ReadonlySet<string>): void
  /** Decides later; nothing is saved. */
  onClose(): void
}

/** Shows both versions side by side; each part can be taken from either. */
export function ConflictDialog({ differences, ...rest }: ConflictDialogProps) {
  // Mounted with each conflict, so that its choices are reset.
  return differences && <OpenConflict differences={differences} {...rest} />
}

function OpenConflict({
  differences,
  what,
  onResolve,
  onClose,
}: ConflictDialogProps & { differences: readonly Difference[] }) {
  const form = useId()
  const [theirs, setTheirs] = useState(() => undisputed(differences))
  const take = (id: string, taken: boolean) =>
    setTheirs((before) => {
      const next = new Set(before)
      if (taken) next.add(id)
      else next.delete(id)
      return next
    })
  const disputed = differences.filter(({ changedBy }) => changedBy === 'both').length
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title="Saved elsewhere in the meantime"
      description={`Another tab or computer saved ${what} after you opened it. ${inWords(disputed)} Nothing of either version is lost until you save.`}
      actions={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button variant="primary" onClick={() => onResolve(theirs)}>
            Save this choice
          </Button>
        </>
      }
    >
      <Row align="stretch" className={styles.all}>
        <Button size="small" onClick={() => setTheirs(new Set())}>
          All mine
        </Button>
        <Button size="small" onClick={() => setTheirs(new Set(differences.map(({ id }) => id)))}>
          All theirs
        </Button>
      </Row>
      <PlainTable
        label="Differences"
        className={styles.table}
        rows={differences}
        keyOf={({ id }) => id}
        columns={[
          {
            header: 'Changed',
            cell: ({ label, changedBy }) => (
              <>
                {label}
                <span className={styles.who} data-disputed={changedBy === 'both'}>
                  {CHANGED_BY[changedBy]}
                </span>
              </>
            ),
          },
          ...(['Mine', 'Theirs'] as const).map(
            (whose): PlainColumn<Difference> => ({
              header: whose,
              cell: (difference) => (
                <Side
                  difference={difference}
                  whose={whose}
                  name={`${form} ${difference.id}`}
                  isTaken={theirs.has(difference.id) === (whose === 'Theirs')}
                  onTake={() => take(difference.id, whose === 'Theirs')}
                />
              ),
            }),
          ),
        ]}
      />
    </Dialog>
  )
}

function inWords(disputed: number): string {
  if (disputed === 0) return 'You changed different parts, so both sets of changes are chosen.'
  const parts = disputed === 1 ? 'One part was' : `${disputed} parts were`
  return `${parts} changed by both; yours is chosen there.`
}

const CHANGED_BY = { mine: 'by you', theirs: 'by them', both: 'by both' }

function Side({
  difference: { label, mine, theirs },
  whose,
  name,
  isTaken,
  onTake,
}: {
  difference: Difference
  whose: 'Mine' | 'Theirs'
  /** The same for both sides of a part. */
  name: string
  isTaken: boolean
  onTake(): void
}) {
  const text = whose === 'Mine' ? mine : theirs
  return (
    <Row as="label" align="baseline" className={styles.side} data-taken={isTaken}>
      <input
        type="radio"
        name={name}
        aria-label={`${label}: ${whose}, ${text ?? 'not there'}`}
        checked={isTaken}
        onChange={onTake}
      />
      <span>{text ?? <em>not there</em>}</span>
    </Row>
  )
}
