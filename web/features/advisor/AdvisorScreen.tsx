import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { type AdvisorQuestion, siteUnder } from '../../../engine/advisor/question.ts'
import { MAX_PERMITS_OF_BASE } from '../../../engine/game/constants/base.ts'
import { formatDate } from '../../../engine/game/number-format.ts'
import { Cogc } from '../../../engine/game/programs.ts'
import { cogcInWords } from '../../../engine/game/words.ts'
import { cogcOf } from '../../../engine/plan/blank.ts'
import { programmeAt } from '../../../engine/planets/cogc.ts'
import { isFull } from '../../../engine/universe/plots.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { Beside } from '../../ui/layout/Beside.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Spinner } from '../../ui/layout/Spinner.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import { type CxChoice, useCxChoice } from '../cx/cx-choice.ts'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { NEUTRAL_PLANET } from '../planet/neutral-planet.ts'
import { PlanetPicker } from '../planet/PlanetPicker.tsx'
import { fullPlanet } from '../planet/plots.ts'
import styles from './AdvisorScreen.module.css'
import { goalOf, limitsOf } from './advisor-form.ts'
import type { AdvisorFormProps } from './advisor-search.ts'
import { LimitSentences } from './LimitSentences.tsx'
import type { AdvisorSection, SectionProps } from './section.ts'

const SECTIONS: readonly AdvisorSection[] = [
  {
    id: 'base',
    Panel: lazyPart(() => import('./BaseSection.tsx'), 'BaseSection'),
  },
  {
    id: 'planets',
    Panel: lazyPart(() => import('./planets/PlanetsSection.tsx'), 'PlanetsSection'),
  },
  {
    id: 'expansion',
    Panel: lazyPart(() => import('./expansion/ExpansionSection.tsx'), 'ExpansionSection'),
  },
  {
    id: 'target',
    Panel: lazyPart(() => import('./target/TargetSection.tsx'), 'TargetSection'),
  },
]

const COGC_OPTIONS = Cogc.options.map((value) => ({ value, label: cogcInWords(value) }))

export function AdvisorScreen({ search, onSearch }: AdvisorFormProps) {
  const materials = useQuery(gameQueries.materials())
  const planetNaturalId = search.planet ?? NEUTRAL_PLANET
  const planet = useQuery(gameQueries.planet(planetNaturalId))
  const programme = planet.data ? cogcOf(planet.data.COGCProgramActive) : undefined
  const unknownSince = planet.data ? programmeAt(planet.data, Date.now()).unknownSince : null
  const terms = useCxChoice(search.cx)
  const question = useQuestion(search, terms, planetNaturalId, programme)
  const cogc = search.cogc ?? programme ?? '---'
  return (
    <PageFrame title="Advisor" help="advisor">
      <DataLoader title="Advisor" parts={[{ name: 'Materials', query: materials }]}>
        <ContextNotice />
        <Beside first="408px">
          <Stack gap={4}>
            <Panel title="Where">
              <div className={styles.where}>
                <PlanetPicker
                  label="Planet"
                  value={planetNaturalId}
                  onValue={(planet) => onSearch({ planet, cogc: undefined })}
                />
                <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
                <NumberInput
                  label="Permits"
                  min={1}
                  max={MAX_PERMITS_OF_BASE}
                  value={search.permits ?? 1}
                  onValue={(permits) => onSearch({ permits })}
                />
                <Select
                  label="CoGC programme"
                  options={COGC_OPTIONS}
                  value={cogc}
                  onValue={(next) => onSearch({ cogc: next })}
                />
                {unknownSince !== null && search.cogc === undefined && (
                  <p className={styles.empire}>
                    Programme unknown since {formatDate(unknownSince)}, counted as none.
                  </p>
                )}
                <Checkbox
                  label="Corporate HQ"
                  checked={search.hq ?? false}
                  onChecked={(hq) => onSearch({ hq: hq || undefined })}
                />
                {planet.data && isFull(planet.data) && (
                  <p className={styles.empire}>
                    <Tag tone="warn">Full</Tag> {fullPlanet(planet.data)}
                  </p>
                )}
                <p className={styles.empire}>
                  Bonuses of {terms.empireName}, also in the opened plan.
                </p>
              </div>
            </Panel>
            <Panel title="Goal and limits">
              <LimitSentences form={search} onForm={onSearch} materials={materials.data ?? []} />
            </Panel>
          </Stack>
          <Sections search={search} onSearch={onSearch} question={question} />
        </Beside>
      </DataLoader>
    </PageFrame>
  )
}

/** A section that was opened stays, so that a search goes on while another one is looked at. */
function Sections(props: SectionProps) {
  const section = props.search.section ?? SECTIONS[0]!.id
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([section]))
  if (!opened.has(section)) setOpened(new Set([...opened, section]))
  return (
    <div>
      {SECTIONS.map(
        ({ id, Panel }) =>
          opened.has(id) && (
            <div key={id} hidden={id !== section}>
              <Suspense fallback={<Spinner />}>
                <Panel {...props} />
              </Suspense>
            </div>
          ),
      )}
    </div>
  )
}

function useQuestion(
  search: AdvisorFormProps['search'],
  terms: CxChoice,
  planetNaturalId: string,
  programme: Cogc | undefined,
): AdvisorQuestion | undefined {
  return useMemo(
    () =>
      terms.isPending || programme === undefined
        ? undefined
        : {
            site: siteUnder(terms, {
              planetNaturalId,
              permits: search.permits ?? 1,
              corphq: search.hq ?? false,
              cogc: search.cogc ?? programme,
              choosesExperts: search.experts === 'choose',
            }),
            cx: terms.cx,
            cxUuid: search.cx,
            limits: limitsOf(search),
            goal: goalOf(search),
          },
    [search, planetNaturalId, programme, terms],
  )
}
