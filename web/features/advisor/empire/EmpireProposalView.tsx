import type { EmpireProposal, EmpireWorth } from '../../../../engine/advisor/empire/answer.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import { supplyRulesOf } from '../../../../engine/advisor/empire/supply-rules.ts'
import {
  formatAmount,
  formatCount,
  formatMoney,
  formatSigned,
  formatWhole,
} from '../../../../engine/game/number-format.ts'
import { FREIGHT_DEFAULTS, setFreight } from '../../../session/freight-settings.ts'
import { StatTile, trendOf } from '../../../ui/figure/StatTile.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { FeesNotKnown, withoutFees } from '../../planet/FeesNotKnown.tsx'
import { FallbackPrices } from '../FallbackPrices.tsx'
import { OpenEmpire } from '../OpenEmpire.tsx'
import { EmpireBases } from './EmpireBases.tsx'
import { EmpireExpansionPanel } from './EmpireExpansionPanel.tsx'
import { EmpireTrade } from './EmpireTrade.tsx'
import { EmpireWorthPanel } from './EmpireWorthPanel.tsx'
import type { EmpireUrlProps } from './empire-url.ts'

export function EmpireProposalView({
  proposal,
  question,
  worth,
  isRunning,
  usesNext,
  url,
  onUrl,
}: EmpireUrlProps & {
  proposal: EmpireProposal
  question: BestEmpireQuestion
  /** Known at the end of the search. */
  worth: EmpireWorth | undefined
  isRunning: boolean
  /** Whether using these plans is the next step. */
  usesNext: boolean
}) {
  const { bases, totals } = proposal
  const { limits, existing } = question
  return (
    <>
      <Columns as="section" least={168} gap={3} aria-label="Figures of the best empire">
        <StatTile
          label="Profit"
          unit="$/day"
          value={formatMoney(totals.profit)}
          trend={trendOf(totals.profit)}
        />
        <StatTile label="At the exchange" unit="$/day" value={formatMoney(totals.atExchange)} />
        <StatTile
          label="Own sourcing"
          unit="$/day"
          value={formatSigned(totals.saved, formatMoney)}
        />
        {question.books && (
          <StatTile
            label="Price effect of the book"
            unit="$/day"
            value={formatSigned(totals.book, formatMoney)}
          />
        )}
        {question.freight && (
          <StatTile label="Freight" unit="$/day" value={formatSigned(-totals.freight)} />
        )}
        <StatTile label="Construction" unit="$" value={formatMoney(totals.constructionCost)} />
        <StatTile
          label="Permits"
          value={`${formatWhole(totals.permits)} of ${formatWhole(limits.permits)}`}
        />
        {limits.fleetHours !== undefined && (
          <StatTile
            label="Ships fly"
            unit="h a day"
            value={`${formatAmount(totals.hours)} of ${formatAmount(limits.fleetHours)}`}
          />
        )}
      </Columns>
      <FeesNotKnown planets={withoutFees(bases)} />
      <FallbackPrices bases={bases} />
      {!isRunning && (
        <>
          <OpenEmpire
            name={nameOf(question)}
            label="Use these plans"
            isNext={usesNext}
            bases={bases.map(({ plan, result }, site) => ({ site, plan, result }))}
            bonus={question.empire}
            cxUuid={question.cxUuid}
            onStored={(uuid) => keepBasis(uuid, question, proposal)}
          />
          {existing.length > 0 && (
            <p>The bases that stand become copies in the new empire; your own plans stay.</p>
          )}
        </>
      )}
      <EmpireBases proposal={proposal} question={question} />
      <EmpireTrade proposal={proposal} isByBook={question.books !== null} />
      {!isRunning && <EmpireExpansionPanel {...{ proposal, question, url, onUrl }} />}
      {worth && <EmpireWorthPanel worth={worth} proposal={proposal} question={question} />}
    </>
  )
}

const nameOf = ({ limits }: BestEmpireQuestion) =>
  `Best empire, ${formatCount(limits.permits, 'permit')}`

/** The new empire counts own sourcing and freight as the search did, so that it earns what was promised. */
function keepBasis(
  empireUuid: string,
  { freight, exchange }: BestEmpireQuestion,
  proposal: EmpireProposal,
): void {
  setFreight(empireUuid, FREIGHT_DEFAULTS, {
    sharesOwn: true,
    ...(freight && {
      ...{ isOn: true, carrier: 'hired', exchange, ...freight.rate },
      rules: supplyRulesOf(proposal),
    }),
  })
}
