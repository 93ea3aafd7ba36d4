import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { type AdvisorQuestion, siteUnder } from '../../../engine/advisor/base/question.ts'
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
import { Panel } from '../../ui/layout/Panel.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Spinner } from '../../ui/layout/Spinner.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import { type CxChoice, useCxChoice } from '../cx/cx-choice.ts'
import { VolumeNote } from '../cx/VolumeNote.tsx'
import { ContextNotice } from '../page/ContextNotice.tsx'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { NEUTRAL_PLANET } from '../planet/neutral-planet.ts'
import { PlanetPicker } from '../planet/PlanetPicker.tsx'
import { fullPlanet } from '../planet/plot-words.ts'
import styles from './AdvisorScreen.module.css'
import { goalOf, limitsOf } from './advisor-form.ts'
import type { AdvisorUrlProps } from './advisor-url.ts'
import { LimitSentences } from './LimitSentences.tsx'
import { LastSearches } from './searches/LastSearches.tsx'
import { ResultBoundary } from './searches/ResultBoundary.tsx'
import type { Tool } from './searches/search.ts'
import { isOfTool } from './searches/search-store.ts'
import { useResume } from './searches/use-tool-search.ts'
import type { AdvisorSection, SectionProps } from './section.ts'

const SECTIONS: readonly AdvisorSection[] = [
  {
    id: 'base',
    Panel: lazyPart(() => import('./AdvicePanel.tsx'), 'BaseSection'),
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

export function AdvisorScreen({ url, onUrl }: AdvisorUrlProps) {
  const materials = useQuery(gameQueries.materials())
  const planetNaturalId = url.planet ?? NEUTRAL_PLANET
  const planet = useQuery(gameQueries.planet(planetNaturalId))
  const programme = planet.data ? cogcOf(planet.data.COGCProgramActive) : undefined
  const unknownSince = planet.data ? programmeAt(planet.data, Date.now()).unknownSince : null
  const terms = useCxChoice(url.cx)
  const question = useQuestion(url, terms, planetNaturalId, programme)
  const cogc = url.cogc ?? programme ?? '---'
  return (
    <PageFrame title="Advisor" help="advisor">
      <DataLoader title="Advisor" parts={[{ name: 'Materials', query: materials }]}>
        <ContextNotice />
        <SideBySide first="408px">
          <Stack gap={4}>
            <Panel title="Where">
              <div className={styles.where}>
                <PlanetPicker
                  label="Planet"
                  value={planetNaturalId}
                  onValue={(planet) => onUrl({ planet, cogc: undefined })}
                />
                <CxSelect value={url.cx} onValue={(cx) => onUrl({ cx })} />
                <NumberInput
                  label="Permits"
                  min={1}
                  max={MAX_PERMITS_OF_BASE}
                  value={url.permits ?? 1}
                  onValue={(permits) => onUrl({ permits })}
                />
                <Select
                  label="CoGC programme"
                  options={COGC_OPTIONS}
                  value={cogc}
                  onValue={(next) => onUrl({ cogc: next })}
                />
                {unknownSince !== null && url.cogc === undefined && (
                  <p className={styles.empire}>
                    Programme unknown since {formatDate(unknownSince)}, counted as none.
                  </p>
                )}
                <Checkbox
                  label="Corporate HQ"
                  checked={url.hq ?? false}
                  onChecked={(hq) => onUrl({ hq: hq || undefined })}
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
              <LimitSentences form={url} onForm={onUrl} materials={materials.data ?? []} />
            </Panel>
          </Stack>
          <Stack gap={6}>
            {url.section !== undefined && url.section !== 'base' && <VolumeNote prices={terms} />}
            <Section url={url} onUrl={onUrl} question={question} />
            <LastSearches />
          </Stack>
        </SideBySide>
      </DataLoader>
    </PageFrame>
  )
}

/** The tool that is open. Each tool keeps the result that it showed last while this screen is open. */
function Section(props: Omit<SectionProps, 'resultOf'>) {
  const { url, onUrl } = props
  const { id, Panel } = SECTIONS.find((one) => one.id === url.section) ?? SECTIONS[0]!
  const [last, setLast] = useState<Partial<Record<Tool, string>>>({})
  useResume(id, url, onUrl)
  return (
    <ResultBoundary id={url.result}>
      <Suspense fallback={<Spinner />}>
        <Panel
          {...props}
          resultOf={(tool) => ({
            id: isOfTool(url.result, tool) ? url.result : last[tool],
            show(result) {
              setLast((before) => ({ ...before, [tool]: result }))
              onUrl({ result })
            },
          })}
        />
      </Suspense>
    </ResultBoundary>
  )
}

function useQuestion(
  url: AdvisorUrlProps['url'],
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
              permits: url.permits ?? 1,
              corphq: url.hq ?? false,
              cogc: url.cogc ?? programme,
              choosesExperts: url.experts === 'choose',
            }),
            cx: terms.cx,
            cxUuid: url.cx,
            limits: limitsOf(url),
            goal: goalOf(url),
          },
    [url, planetNaturalId, programme, terms],
  )
}
