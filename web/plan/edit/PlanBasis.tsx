import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import { NO_CX } from '../../../engine/plan/basis.ts'
import { BOOK_WORDS, RULES_NAMES } from '../../../engine/reference/rules.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import { AVERAGES } from '../../parts/cx-choice.ts'
import { showPlanet } from '../../parts/planet/shown-planet.ts'
import { setMarksShown, useMarksShown } from '../../parts/rule-marks.ts'
import { setPreference, usePreferences } from '../../session/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { formatAge } from '../../ui/format.ts'
import { ChevronDownIcon } from '../../ui/icons/arrows.tsx'
import { CheckIcon } from '../../ui/icons/status.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { Row } from '../../ui/Row.tsx'
import type { ShownPlan } from '../show/shown-plan.ts'
import { FreightBasis } from './FreightBasis.tsx'

/** Takes no prop that changes with an edit of the base. */
export const PlanBasis = memo(function PlanBasis({
  context,
  planet,
  dispatch,
}: Pick<ShownPlan, 'context' | 'planet' | 'dispatch'>) {
  const navigate = useNavigate()
  const { data: empires = [] } = useQuery(empireQueries.all())
  const { data: cxs = [] } = useQuery(cxQueries.all())
  const pricesAt = useQuery(exchangeQueries.stored()).data?.factsAt
  const { figures } = usePreferences()
  const marksShown = useMarksShown()
  const { PlanetName: name, PlanetNaturalId: id } = planet
  return (
    <Row as="span" wrap gap={1} lineGap={0}>
      <Button size="small" variant="ghost" onClick={() => showPlanet(id)}>
        {name === id ? id : `${name} ${id}`}
      </Button>
      <Basis
        label="Empire"
        value={context.empire?.name ?? 'no empire'}
        entries={empires.map((empire) => ({
          label: empire.name,
          icon: chosen(empire.uuid === context.empire?.uuid),
          onSelect: () => dispatch({ kind: 'empire', uuid: empire.uuid, name: empire.name }),
        }))}
      />
      <Basis
        label="CX"
        value={context.cx?.name ?? AVERAGES}
        entries={[...cxs, { uuid: NO_CX, name: AVERAGES }].map((cx) => ({
          label: cx.name,
          icon: chosen(cx.uuid === (context.cx?.uuid ?? NO_CX)),
          onSelect: () =>
            void navigate({ to: '.', search: (now) => ({ ...now, cx: cx.uuid }), replace: true }),
        }))}
      />
      <span>prices {formatAge(pricesAt, Date.now())}</span>
      <Basis
        label="Figures"
        value={BOOK_WORDS[figures]}
        entries={[
          ...RULES_NAMES.map((book) => ({
            label: BOOK_WORDS[book],
            icon: chosen(book === figures),
            onSelect: () => setPreference('figures', book),
          })),
          ...(figures === 'accurate'
            ? [
                {
                  label: 'Mark what Classic says otherwise',
                  icon: chosen(marksShown),
                  onSelect: () => setMarksShown(!marksShown),
                },
              ]
            : []),
        ]}
      />
      <FreightBasis empire={context.empire} />
    </Row>
  )
})

const chosen = (isChosen: boolean) => isChosen && <CheckIcon size={14} />

function Basis({
  label,
  value,
  entries,
}: {
  label: string
  value: string
  entries: readonly MenuEntry[]
}) {
  if (entries.length === 0) return <span>{value}</span>
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" variant="ghost" aria-label={`${label}: ${value}`}>
          {value}
          <ChevronDownIcon size={12} />
        </Button>
      }
      entries={entries}
    />
  )
}
