import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import type { AdvisorQuestion } from '../../../engine/advisor/question.ts'
import { Cogc } from '../../../engine/model/plan.ts'
import { cogcOf } from '../../../engine/plan/blank.ts'
import { goalOf, limitsOf } from '../../advising/advisor-form.ts'
import { LimitSentences } from '../../advising/LimitSentences.tsx'
import { useActiveContext } from '../../economy/active-context.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { ContextNotice } from '../../parts/ContextNotice.tsx'
import { CxSelect } from '../../parts/CxSelect.tsx'
import { useCxChoice } from '../../parts/cx-choice.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { readableCode } from '../../parts/game-names.ts'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { PlanetPicker } from '../../parts/PlanetPicker.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './AdvisorScreen.module.css'
import { type AdvisorSearch, FIRST_PLANET } from './advisor-search.ts'
import type { SectionProps } from './section.ts'
import { SECTIONS } from './sections.ts'

const COGC_OPTIONS = Cogc.options.map((value) => ({
  value,
  label: value === '---' ? 'None' : readableCode(value),
}))
const MOST_PERMITS = 3

/** The best base on a planet under the player's limits, with its proof. */
export function AdvisorScreen({
  search,
  onSearch,
}: {
  search: AdvisorSearch
  onSearch: (change: Partial<AdvisorSearch>) => void
}) {
  const materials = useQuery(gameQueries.materials())
  const planetNaturalId = search.planet ?? FIRST_PLANET
  const planet = useQuery(gameQueries.planet(planetNaturalId))
  const programme = planet.data ? cogcOf(planet.data.COGCProgramActive) : undefined
  const question = useQuestion(search, planetNaturalId, programme)
  const cogc = search.cogc ?? programme ?? '---'
  return (
    <PageFrame title="Advisor" help="advisor">
      <DataLoader title="Advisor" parts={[{ name: 'Materials', query: materials }]}>
        <ContextNotice />
        <div className={styles.screen}>
          <div className={styles.limits}>
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
                  max={MOST_PERMITS}
                  value={search.permits ?? 1}
                  onValue={(permits) => onSearch({ permits })}
                />
                <Select
                  label="CoGC programme"
                  options={COGC_OPTIONS}
                  value={cogc}
                  onValue={(next) => onSearch({ cogc: next })}
                />
                <Checkbox
                  label="Corporation HQ"
                  checked={search.hq ?? false}
                  onChecked={(hq) => onSearch({ hq: hq || undefined })}
                />
              </div>
            </Panel>
            <Panel title="Goal and limits">
              <LimitSentences form={search} onForm={onSearch} materials={materials.data ?? []} />
            </Panel>
          </div>
          <Sections search={search} onSearch={onSearch} question={question} />
        </div>
      </DataLoader>
    </PageFrame>
  )
}

/** A section that was opened stays, so that a search goes on while another one is looked at. */
function Sections(props: SectionProps) {
  const { search, onSearch } = props
  const section = search.section ?? SECTIONS[0]!.id
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([section]))
  if (!opened.has(section)) setOpened(new Set([...opened, section]))
  return (
    <Tabs
      label="What to look for"
      keepMounted
      value={section}
      onValue={(next) => onSearch({ section: next === SECTIONS[0]!.id ? undefined : next })}
      tabs={SECTIONS.map(({ id, title, Panel }) => ({
        value: id,
        label: title,
        content: opened.has(id) && (
          <Suspense fallback={<Spinner />}>
            <Panel {...props} />
          </Suspense>
        ),
      }))}
    />
  )
}

function useQuestion(
  search: AdvisorSearch,
  planetNaturalId: string,
  programme: Cogc | undefined,
): AdvisorQuestion | undefined {
  const { cx, rules, isPending } = useCxChoice(search.cx)
  const { bonus } = useActiveContext()
  return useMemo(
    () =>
      isPending || programme === undefined
        ? undefined
        : {
            site: {
              planetNaturalId,
              permits: search.permits ?? 1,
              corphq: search.hq ?? false,
              cogc: search.cogc ?? programme,
              luxuries: [],
              experts: search.experts === 'choose' ? 'choose' : {},
              empire: bonus,
              rules,
            },
            cx,
            limits: limitsOf(search),
            goal: goalOf(search),
          },
    [search, planetNaturalId, programme, cx, rules, isPending, bonus],
  )
}
