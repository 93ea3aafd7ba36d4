import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { gameQueries } from '../../data/game-queries.ts'
import { buttonClass } from '../../ui/field/Button.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { Problem } from '../page/Problem.tsx'
import { LocalRules } from './LocalRules.tsx'
import { NearGateways } from './NearGateways.tsx'
import styles from './PlanetDrawer.module.css'
import { PlanetFactList } from './PlanetFactList.tsx'
import { PopulationTable } from './PopulationTable.tsx'

export function PlanetDrawer({
  planetNaturalId: id,
  onClose,
}: {
  planetNaturalId: string
  onClose: () => void
}) {
  const { data: planet, error, refetch } = useQuery(gameQueries.planet(id))
  const name = planet?.PlanetName ?? id
  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={name === id ? id : `${name} ${id}`}
      actions={
        <>
          <Link
            to="/atlas"
            search={{ planet: id }}
            className={buttonClass({})}
            onClick={onClose}
            preload={false}
          >
            What is made best here?
          </Link>
          <Link
            to="/plan/$planetNaturalId/{-$planUuid}"
            params={{ planetNaturalId: id, planUuid: undefined }}
            className={buttonClass({ variant: 'primary' })}
            onClick={onClose}
          >
            Plan a base here
          </Link>
        </>
      }
    >
      <Problem title="The planet could not be loaded." of={{ problem: error, retry: refetch }} />
      {!planet && !error && <TableSkeleton label="Loading the planet" rows={8} columns={2} />}
      {planet && (
        <Stack gap={6}>
          <PlanetFactList planet={planet} />
          <Section title="Government">
            <LocalRules planet={planet} />
          </Section>
          <Section title="Population">
            <Population planetNaturalId={id} />
          </Section>
          <Section title="Gateways nearby">
            <NearGateways systemId={planet.SystemId} />
          </Section>
        </Stack>
      )}
    </Drawer>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" align="start" aria-label={title} className={styles.section}>
    <h3>{title}</h3>
    {children}
  </Stack>
)

function Population({ planetNaturalId }: { planetNaturalId: string }) {
  const report = useQuery({ ...gameQueries.population(planetNaturalId), retry: false })
  if (report.data) return <PopulationTable facts={report.data} />
  if (report.isFetching) return <TableSkeleton label="Loading the report" rows={5} columns={4} />
  return <p className="muted">No population report is known.</p>
}
