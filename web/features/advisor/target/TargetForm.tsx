import { useQuery } from '@tanstack/react-query'
import { MAX_PERMITS_OF_BASE } from '../../../../engine/game/constants/base.ts'
import { RATE_PER_JUMP } from '../../../../engine/game/constants/freight-rate.ts'
import { STATION_SYSTEMS, STATIONS } from '../../../../engine/game/constants/stations.ts'
import { formatCount } from '../../../../engine/game/number-format.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { Combobox } from '../../../ui/field/Combobox.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../../ui/field/options.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { materialOptions } from '../../../ui/material/material-options.ts'
import { RateFromLane } from '../../fleet/freight/RateFromLane.tsx'
import { NEUTRAL_PLANET } from '../../planet/neutral-planet.ts'
import { PlanetPicker } from '../../planet/PlanetPicker.tsx'
import { type AdvisorUrlProps, MAX_TARGET_SITES } from '../advisor-url.ts'
import { GatewayTarget } from './GatewayTarget.tsx'
import styles from './Target.module.css'
import {
  DEFAULT_PER_DAY,
  DEFAULT_SPREAD,
  FIRST_GATE,
  type SiteChoice,
  targetSites,
  targetStation,
} from './use-target-question.ts'

/** Another material drops the recipes that were chosen for the last one. */
const NO_CHAIN = { wantRecipes: undefined, wantMakes: undefined }

export function TargetForm({ url, onUrl }: AdvisorUrlProps) {
  const materials = useQuery(gameQueries.materials()).data ?? []
  const sites = targetSites(url)
  const change = (at: number, site: Partial<SiteChoice>) =>
    onUrl({ sites: sites.with(at, { ...sites[at]!, ...site }) })
  return (
    <Panel title="Target">
      <Stack gap={4}>
        <Segmented
          label="Target"
          choices={[
            { value: 'material', label: 'One material' },
            { value: 'gateway', label: 'Gateway end' },
          ]}
          value={url.gate ? 'gateway' : 'material'}
          onValue={(kind) =>
            onUrl({ gate: kind === 'gateway' ? FIRST_GATE : undefined, ...NO_CHAIN })
          }
        />
        {url.gate && <GatewayTarget url={url} onUrl={onUrl} />}
        <Columns least={176} fill gap={3} align="end">
          {!url.gate && (
            <>
              <Combobox
                label="Material"
                placeholder="Choose…"
                options={materialOptions(materials)}
                value={url.want ?? null}
                onValue={(want) => onUrl({ want, ...NO_CHAIN })}
              />
              <NumberInput
                label="Units a day"
                min={0}
                decimals
                value={url.wantPerDay ?? DEFAULT_PER_DAY}
                onValue={(wantPerDay) => onUrl({ wantPerDay })}
              />
            </>
          )}
          <Select
            label="Delivery and purchase station"
            options={ownLabels(STATIONS)}
            value={targetStation(url)}
            onValue={(wantAt) => onUrl({ wantAt, wantLane: undefined })}
          />
          <NumberInput
            label="Freight per t or m³ and jump"
            suffix="$"
            min={0}
            decimals
            value={url.wantFreight ?? RATE_PER_JUMP}
            onValue={(wantFreight) => onUrl({ wantFreight, wantLane: undefined })}
          />
          <NumberInput
            label="Spread construction cost over"
            suffix="days"
            min={1}
            max={10_000}
            value={url.spread ?? DEFAULT_SPREAD}
            onValue={(spread) => onUrl({ spread })}
          />
          <NumberInput
            label="Bases at most"
            min={1}
            max={MAX_TARGET_SITES}
            value={url.bases ?? sites.length}
            onValue={(bases) => onUrl({ bases })}
          />
        </Columns>
        <RateFromLane
          station={STATION_SYSTEMS[targetStation(url)]}
          place={sites[0]?.planet}
          cx={url.cx}
          lane={url.wantLane}
          onRate={(wantFreight, wantLane) => onUrl({ wantFreight, wantLane })}
        />
        <Checkbox
          label="Make all of it, buy none"
          checked={url.makeAll ?? false}
          onChecked={(makeAll) => onUrl({ makeAll: makeAll || undefined })}
        />
        {url.wantRecipes && (
          <Row as="p" wrap lineGap={1}>
            <span>
              As in the chain: {recipesInWords(url.wantRecipes)}, made instead of bought:{' '}
              {url.wantMakes?.join(', ')}.
            </span>
            <Button size="small" onClick={() => onUrl(NO_CHAIN)}>
              Allow any recipe
            </Button>
          </Row>
        )}
        <Stack as="ul" gap={3} aria-label="Planets">
          {sites.map(({ planet, permits }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a planet is its place in the list
            <li key={at} className={styles.site}>
              <PlanetPicker
                label={`Planet ${at + 1}`}
                value={planet}
                onValue={(next) =>
                  sites.some((site) => site.planet === next) || change(at, { planet: next })
                }
              />
              <NumberInput
                label={`Permits on planet ${at + 1}`}
                min={1}
                max={MAX_PERMITS_OF_BASE}
                value={permits}
                onValue={(next) => change(at, { permits: next })}
              />
              <Button
                variant="ghost"
                disabled={sites.length === 1}
                aria-label={`Remove planet ${at + 1}`}
                onClick={() => onUrl({ sites: sites.toSpliced(at, 1), bases: undefined })}
              >
                Remove
              </Button>
            </li>
          ))}
        </Stack>
        {sites.length < MAX_TARGET_SITES && (
          <span>
            <Button
              onClick={() =>
                onUrl({
                  sites: [...sites, { planet: unused(sites), permits: 1 }],
                  bases: undefined,
                })
              }
            >
              Add a planet
            </Button>
          </span>
        )}
      </Stack>
    </Panel>
  )
}

/** The planets offered first: those of the four exchanges and their neighbours. */
const SUGGESTED = [NEUTRAL_PLANET, 'VH-331a', 'UV-351a', 'ZV-307c', 'KW-688c', 'OT-580c', 'ZV-759c']

const unused = (sites: readonly SiteChoice[]) =>
  SUGGESTED.find((planet) => !sites.some((site) => site.planet === planet)) ?? NEUTRAL_PLANET

/** An extraction is named after its resource, so there is no recipe to choose. */
function recipesInWords(ids: readonly string[]): string {
  return formatCount(ids.filter((id) => id.includes('=')).length, 'recipe')
}
