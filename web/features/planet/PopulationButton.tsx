import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PopulationReport } from '../../../engine/game/gamedata.ts'
import type { KeptFacts } from '../../api/queries/kept-query.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { problemText } from '../page/problem-text.ts'
import { NoPopulationReport } from './NoPopulationReport.tsx'
import { PopulationTable } from './PopulationTable.tsx'

type State =
  | { name: 'idle' | 'loading' }
  | { name: 'failed'; reason: string }
  | { name: 'open'; facts: KeptFacts<PopulationReport> }

/** Opens a planet's latest population report; without one it is disabled and red. */
export function PopulationButton({
  planetNaturalId,
  title,
}: {
  planetNaturalId: string
  title: string
}) {
  const client = useQueryClient()
  const [state, setState] = useState<State>({ name: 'idle' })

  async function open() {
    setState({ name: 'loading' })
    try {
      const facts = await client.fetchQuery({
        ...gameQueries.population(planetNaturalId),
        retry: false,
      })
      setState({ name: 'open', facts })
    } catch (problem) {
      setState({ name: 'failed', reason: problemText(problem as Error) })
    }
  }

  if (state.name === 'failed') return <NoPopulationReport reason={state.reason} />
  return (
    <>
      <Button
        size="small"
        busy={state.name === 'loading'}
        aria-label={`POPR, population report of ${title}`}
        onClick={open}
      >
        POPR
      </Button>
      {state.name === 'open' && (
        <Dialog
          open
          onClose={() => setState({ name: 'idle' })}
          title={`Population of ${title}`}
          size="large"
        >
          <PopulationTable facts={state.facts} />
        </Dialog>
      )}
    </>
  )
}
