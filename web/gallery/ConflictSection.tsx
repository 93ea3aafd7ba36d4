import { useState } from 'react'
import type { Difference } from '../../engine/editing/differences.ts'
import { ConflictDialog } from '../editing/ConflictDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Specimen, State } from './Specimen.tsx'

const APART: Difference[] = [
  { id: 'permits', label: 'Permits', mine: '2', theirs: '1', changedBy: 'mine' },
  { id: 'corphq', label: 'Corporate HQ', mine: 'off', theirs: 'on', changedBy: 'theirs' },
]
const DISPUTED: Difference[] = [
  ...APART,
  {
    id: 'building FRM 0',
    label: 'FRM',
    mine: '6 · 1 × 1xH2O=>12xNUT',
    theirs: '4 · 1 × 1xH2O=>12xNUT · 2 × 1xH2O=>4xBEA',
    changedBy: 'both',
  },
  { id: 'building FP 0', label: 'FP', mine: '2', theirs: null, changedBy: 'both' },
]

export function ConflictSection() {
  const [shown, setShown] = useState<Difference[]>()
  const [taken, setTaken] = useState('nothing saved yet')
  const end = (said: string) => {
    setTaken(said)
    setShown(undefined)
  }
  return (
    <Specimen name="ConflictDialog" note="after a save met a newer version">
      <State name={taken}>
        <Button onClick={() => setShown(APART)}>Different parts changed</Button>
        <Button onClick={() => setShown(DISPUTED)}>The same parts changed</Button>
      </State>
      <ConflictDialog
        what="this plan"
        differences={shown}
        onResolve={(theirs) => end(`theirs: ${[...theirs].join(', ') || 'none'}`)}
        onClose={() => end('decided later')}
      />
    </Specimen>
  )
}
