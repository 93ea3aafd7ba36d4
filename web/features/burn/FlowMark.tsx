import { FLOW_RULES, nameOfOther, rulesNamed } from '../../../engine/game/constants/rules.ts'
import { usePreferences } from '../../session/preferences.ts'
import { RuleMark } from '../page/RuleMark.tsx'

/** Marks a figure that differs under the other rules. */
export function FlowMark({
  shown,
  other,
  format,
}: {
  shown: number
  /** Undefined while it is not known. */
  other: number | undefined
  format: (value: number) => string
}) {
  const { figures } = usePreferences()
  if (other === undefined || format(other) === format(shown)) return null
  return (
    <RuleMark other={format(other)} book={nameOfOther(rulesNamed(figures))} rules={FLOW_RULES} />
  )
}
